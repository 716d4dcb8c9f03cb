/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import type { Banner } from "@/lib/content/banners";
import type { Result } from "@/lib/content/read";
import { PageBanner } from "./page-banner";

jest.mock("@/lib/runtime/env", () => ({
  env: () => ({ SITE_URL: "https://site.test", BACKEND_URL: "https://backend.test" }),
}));

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

describe("PageBanner", () => {
  it("shows the banner's title, description and image", () => {
    render(<PageBanner template="reading" banner={own} title="Leadership" />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Own title");
    expect(screen.getByText("Own description")).toBeInTheDocument();
    expect(picture()).toBe("/files/own.webp");
  });

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

  it("has a decorative image with high fetch priority", () => {
    render(<PageBanner template="reading" banner={own} title="Leadership" />);
    const image = document.querySelector("img");
    expect(image).toHaveAttribute("alt", "");
    expect(image).not.toHaveAttribute("loading");
    expect(image).toHaveAttribute("fetchpriority", "high");
  });

  it("ends the breadcrumb with the page title, not the banner title", () => {
    render(<PageBanner template="reading" banner={own} title="Leadership" />);
    expect(steps()).toEqual([
      ["Home", "/"],
      ["Leadership", undefined],
    ]);
  });

  it("ends the breadcrumb with the label", () => {
    render(<PageBanner template="reading" banner={none} title="Cryogenics" label="Expertise" />);
    expect(steps().at(-1)).toEqual(["Expertise", undefined]);
  });
});

it("PageBanner shows no breadcrumb without a trail", () => {
  render(<PageBanner template="reading" banner={none} title="Acme" trail={null} />);
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Acme");
});

describe("Breadcrumb", () => {
  it("links Home and the trail, and marks the page without a link", () => {
    render(<Breadcrumb trail={[{ label: "Blogs", href: "/blogs" }]} label="A post" />);
    expect(steps()).toEqual([
      ["Home", "/"],
      ["Blogs", "/blogs"],
      ["A post", undefined],
    ]);
    expect(screen.getByText("A post")).toHaveAttribute("aria-current", "page");
  });
});
