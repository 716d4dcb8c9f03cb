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
      services={[]}
      fields={[]}
      gas={undefined}
      catalogue={null}
      similar={[]}
      {...beside}
    />,
  );
  return container;
};

it("states what is known of it below its picture, and leads to the form about it", () => {
  const container = show({ image: "/files/a.webp" });
  const [cells] = container.getElementsByTagName("dl");
  const names = Array.from(cells?.getElementsByTagName("dt") ?? [], (term) => term.textContent);
  expect(names).toEqual(["Place", "Capacity", "Scope"]);
  screen.getByText("In service since 2021");
  expect(container.querySelectorAll("img")).toHaveLength(1);
  const card = within(screen.getByRole("complementary", { name: "Facts" }));
  expect(card.getByRole("link").getAttribute("href")).toBe("/contact/about/reference-7");
});

it("has its text beside its documents, or else these alone", () => {
  const catalogue = { title: "Oxygen", pdf: "/files/oxygen.pdf" };
  const columnOf = (container: Element) =>
    container.querySelector("aside")?.parentElement?.nextElementSibling;
  const text = columnOf(show({ description: "<p>It runs.</p>" as SafeHtml }, { catalogue }));
  expect(text?.textContent).toBe("It runs.");
  expect(columnOf(show({}, { catalogue }))?.querySelector("a")?.getAttribute("href")).toBe(catalogue.pdf);
});

it("says the scope without the measured values that stand below", () => {
  const guarantees = [
    { label: "Energy", guaranteed: 5, measured: 4.9, better: "less", unit: undefined, note: undefined },
  ] as const;
  const [cells] = show({
    scope: "Turnkey EPC; 4.9 against 5",
    guarantees: [...guarantees],
  }).getElementsByTagName("dl");
  expect(cells?.textContent).toMatch(/Turnkey EPC$/);
});

it("has the news about it after its start, and the catalogue of its field beside the text", () => {
  const news = [
    { title: "It runs", text: "", href: "/info-news/details/6/it-runs", published: "2021-05-04" },
  ];
  show({}, { news, catalogue: { title: "Oxygen", pdf: "/files/oxygen.pdf" } });
  const since = screen.getByRole("heading", { name: "What happened since" }).closest("section");
  const events = within(since as HTMLElement).getAllByRole("listitem");
  expect(events.map((event) => event.querySelector("h3")?.textContent)).toEqual(["In service", "It runs"]);
  expect(screen.getByRole("link", { name: "It runs" }).getAttribute("href")).toBe(news[0]?.href);
  expect(screen.getByRole("link", { name: /^Oxygen, PDF/ }).getAttribute("href")).toBe("/files/oxygen.pdf");
});

it("has one news item alone below the text: it is no line of events", () => {
  const news = [{ title: "It runs", text: "", href: "/info-news/details/6/it-runs" }];
  const container = show({ phase: "service" }, { news });
  expect(screen.getByRole("region", { name: "What happened since" })).toBeInTheDocument();
  expect(container.querySelectorAll("a[href^='/info-news']")).toHaveLength(1);
});
