/** @jest-environment jsdom */

import { render, screen } from "@testing-library/react";
import type { Block } from "@/lib/read/blocks";
import type { SafeHtml } from "@/lib/rich-text/sanitize";
import { wholeOf } from "@/testing/content/views";
import { ComposedPage } from "./composed-page";

const none = {
  references: [],
  services: [],
  expertise: [],
  articles: [],
  people: [],
  catalogues: [],
  products: [],
};
const article = {
  id: "1",
  title: "Moving a plant",
  summary: "",
  author: null,
  published: "2026-05-06",
  image: null,
};

function show(
  blocks: Block[],
  { records = [], form = null }: Partial<Parameters<typeof ComposedPage>[0]> = {},
) {
  const own = { id: "used-plants", title: "Used plants", summary: "In short", blocks };
  const page = wholeOf("pages", own);
  const all = blocks.map((_, index) => records[index] ?? false);
  return render(<ComposedPage page={page} records={all} form={form} />).container;
}

it("has its title and summary above its blocks, in their order", () => {
  show([
    { type: "text", heading: "First", html: "<p>A text</p>" as SafeHtml },
    { type: "questions", heading: "Second", questions: [{ question: "When?", answer: "Now." }] },
    { type: "action", heading: "Third", text: null, label: "Write to us", href: "/contact" },
  ]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Used plants");
  screen.getByText("In short");
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(["First", "Second", "Third"]);
  expect(screen.getByRole("link", { name: "Write to us" }).getAttribute("href")).toBe("/contact");
});

it("shows chosen records under the heading of the block, a second kind under its own name", () => {
  const articles = [{ ...article, href: "/blogs/details/1/moving-a-plant" }];
  const service = {
    id: "9",
    title: "Relocation",
    text: "",
    image: null,
    href: "/services/details/9/relocation",
    number: 9,
  };
  show([{ type: "records", heading: "Read and ask", ids: {} as never }], {
    records: [{ ...none, services: [service], articles }],
  });
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(["Read and ask", "News and articles"]);
  expect(screen.getByRole("link", { name: "Moving a plant" }).getAttribute("href")).toBe(articles[0]?.href);
});

it("has the form with the subject of the block, or else the title of the page", () => {
  const form = { settings: null, formToken: "token", hasPrivacyPage: false };
  const subject = (own: string | null) => {
    const container = show([{ type: "inquiry", heading: null, subject: own, duty: { gas: "Oxygen" } }], {
      form,
    });
    const value = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
    return [value("subject"), value("page"), value("gas")];
  };
  expect(subject("Relocation")).toEqual(["Relocation", "/used-plants", "Oxygen"]);
  expect(subject(null)).toEqual(["Used plants", "/used-plants", "Oxygen"]);
});
