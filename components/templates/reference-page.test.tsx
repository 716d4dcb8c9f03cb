/** @jest-environment jsdom */

import { render, screen, within } from "@testing-library/react";
import type { ReferenceDetail, ReferencePageData } from "@/lib/content/reference-page";
import type { SafeHtml } from "@/lib/rich-text/sanitize";
import { wholeOf } from "@/testing/content/views";
import { ReferencePage } from "./reference-page";

const reference = wholeOf("references", {
  id: "7",
  title: "A plant",
  year: "2021",
  place: "Pune",
  capacity: "2,000 Nm³/h",
  scope: "Turnkey EPC",
  phase: "in_service",
});
const show = (own: Partial<ReferenceDetail>, beside: Partial<ReferencePageData> = {}) => {
  const banner = { ok: true, data: { title: null, description: null, image: null } } as const;
  const { container } = render(
    <ReferencePage
      reference={{ ...reference, ...own }}
      banner={banner}
      products={[]}
      news={[]}
      reading={[]}
      catalogue={null}
      similar={[]}
      {...beside}
    />,
  );
  return container;
};

it("states what is known of it in a card, and leads to the form about it", () => {
  show({});
  const card = within(screen.getByRole("complementary", { name: "Facts" }));
  expect(card.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Place",
    "Capacity",
    "Scope",
    "Year",
    "Status",
  ]);
  expect(card.getByRole("link").getAttribute("href")).toBe("/contact/about/reference-7");
});

it("has its text beside the card, or else its picture, or else what it makes", () => {
  const image = "/files/a.webp";
  const column = (own: Partial<ReferenceDetail>) =>
    show({ ...own, title: "Beside" }).querySelector("aside")?.parentElement?.nextElementSibling;
  expect(column({ description: "<p>It runs.</p>" as SafeHtml, image })?.innerHTML).toContain("It runs.");
  expect(column({ image })?.querySelector(`a[href="${image}"] img`)).not.toBeNull();
  expect(column({})?.textContent).toBe("2,000 Nm³/h. Turnkey EPC");
});

it("has the news about it below its text, and the catalogue of its field in the card", () => {
  const news = [
    { title: "It runs", text: "", href: "/info-news/details/6/it-runs", published: "2021-05-04" },
  ];
  show({}, { news, catalogue: { title: "Oxygen", pdf: "/files/oxygen.pdf" } });
  const since = within(screen.getByRole("region", { name: "What happened since" }));
  expect(since.getByRole("link", { name: "It runs" }).getAttribute("href")).toBe(news[0]?.href);
  const card = within(screen.getByRole("complementary", { name: "Facts" }));
  expect(card.getByRole("link", { name: /^Oxygen/ }).getAttribute("href")).toBe("/files/oxygen.pdf");
});
