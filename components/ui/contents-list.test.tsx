/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import type { SafeHtml } from "@/lib/rich-text/sanitize";
import { ContentsList } from "./contents-list";

const text = (...headings: string[]) =>
  headings
    .map((name, index) => `<h2 id="blog-7-${index}">${name}</h2><p>${"word ".repeat(200)}</p>`)
    .join("") as SafeHtml;

it("links to the headings of a long text", () => {
  render(<ContentsList html={text("One", "Tom &amp; Jerry", "CO<sub>2</sub>")} />);
  const links = within(screen.getByRole("navigation", { name: "Contents" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["One", "#blog-7-0"],
    ["Tom & Jerry", "#blog-7-1"],
    ["CO₂", "#blog-7-2"],
  ]);
});

it.each([null, text("One", "Two"), text("One", "Two", "Three").slice(0, 1_000) as SafeHtml])(
  "is missing where a text is short",
  (html) => {
    expect(render(<ContentsList html={html} />).container).toBeEmptyDOMElement();
  },
);
