/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import type { Banner } from "@/lib/content/banners";
import type { Result } from "@/lib/read/result";
import { PageBanner } from "./page-banner";

const none: Result<Banner> = { ok: true, data: { title: null, description: null, image: null } };
const own: Result<Banner> = {
  ok: true,
  data: { title: "Own title", description: "Own description", image: "/files/own.webp" },
};
const failed: Result<Banner> = { ok: false, message: "Network Error" };

const picture = () =>
  decodeURIComponent(document.querySelector("img")?.getAttribute("src") ?? "").replace(/^.*url=|&.*$/g, "");
const steps = () =>
  within(screen.getByRole("navigation", { name: "Breadcrumb" }))
    .getAllByRole("listitem")
    .map((step) => [step.textContent, step.querySelector("a")?.getAttribute("href")]);

it.each([
  ["is empty", none],
  ["failed", failed],
])("falls back to the bundled image and the page's title when the banner %s", (_, banner) => {
  render(<PageBanner template="reading" banner={banner} title="Leadership" />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Leadership");
  expect(picture()).toBe("/images/banner.webp");
  // The page's content shows the message.
  expect(screen.queryByText(/Network Error/)).toBeNull();
});

it("ends the breadcrumb with the page title, not the banner title", () => {
  render(<PageBanner template="reading" banner={own} title="Leadership" />);
  expect(steps()).toEqual([
    ["Home", "/"],
    ["Leadership", undefined],
  ]);
});
