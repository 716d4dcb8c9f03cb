/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ArticleCard } from "./article-card";
import { CatalogueCard } from "./catalogue-card";
import { MilestoneCard } from "./milestone-card";
import { PersonCard } from "./person-card";
import { PictureCard } from "./picture-card";
import { SummaryCard } from "./summary-card";

const source = () => decodeURIComponent(document.querySelector("img")?.getAttribute("src") ?? "");

describe("CatalogueCard", () => {
  const none = { id: null, bytes: null, image: null, pageCount: null, revision: null };

  it("has no link without a document", () => {
    const { container } = render(<CatalogueCard catalogue={{ ...none, title: "Valves", pdf: null }} />);
    expect(screen.queryByRole("link")).toBeNull();
    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
    expect(container.querySelector("p")).toBeNull();
  });

  it("opens the document in a new tab", () => {
    render(<CatalogueCard catalogue={{ ...none, title: "Valves", pdf: "/files/v.pdf" }} />);
    const link = screen.getByRole("link", { name: /View \/ Download.*Valves/ });
    expect(link).toHaveAttribute("href", "/files/v.pdf");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
  });

  it("shows cover, pages, size, revision and date, as far as they are known", () => {
    const known = { pageCount: 3, bytes: 130_500, revision: "2", updated: "2026-06-01" };
    const catalogue = { id: null, title: "Valves", pdf: "/files/v.pdf", image: "/files/v.webp", ...known };
    const { container, rerender } = render(<CatalogueCard catalogue={catalogue} />);
    const lines = () => Array.from(container.querySelectorAll("p"), ({ textContent }) => textContent);
    expect(source()).toContain("/files/v.webp");
    expect(container.querySelector("svg")).toBeNull();
    expect(lines()).toEqual(["3\u00a0pages · 131\u00a0kB", "Revision\u00a02 · 1\u00a0June\u00a02026"]);
    rerender(<CatalogueCard catalogue={{ ...catalogue, pageCount: 1, bytes: null, revision: null }} />);
    expect(lines()).toEqual(["1\u00a0page", "1\u00a0June\u00a02026"]);
    rerender(
      <CatalogueCard catalogue={{ ...catalogue, pageCount: null, bytes: 1_200_000, updated: undefined }} />,
    );
    expect(lines()).toEqual(["1.2\u00a0MB", "Revision\u00a02"]);
  });
});

it("PersonCard has a name that browsers do not translate", () => {
  const person = { id: "1", name: "Asha Rao", position: "Chief", image: null, description: null };
  render(<PersonCard person={person} />);
  expect(screen.getByRole("heading", { name: "Asha Rao" })).toHaveAttribute("translate", "no");
});

it("PictureCard falls back to the bundled image", () => {
  render(<PictureCard title="Plant" image={null} />);
  expect(source()).toContain("/images/banner.webp");
});

it("ArticleCard has no empty lines where all but the title is missing", () => {
  const bare = { id: "1", title: "We won", image: null, summary: "", author: null, published: null };
  const { container } = render(<ArticleCard article={bare} href="/blogs/details/1/we-won" />);
  expect(container.textContent).toBe("We won");
  expect(container.querySelector("p")).toBeNull();
});

it("SummaryCard has no link where the entry has no page", () => {
  const summary = { title: "Cryogenics", text: "Down to −196 °C", href: null };
  render(<SummaryCard summary={summary} tag="EX-301" />);
  expect(screen.getByRole("heading", { name: "Cryogenics" })).toBeInTheDocument();
  expect(screen.queryByRole("link")).toBeNull();
});

it("MilestoneCard shows image, year, title and description in this order", () => {
  const milestone = { year: "2017", title: "Oxygen again", description: "<p>After 141 days</p>" };
  const { container } = render(
    <MilestoneCard milestone={{ ...milestone, image: "/files/a.webp" } as never} />,
  );
  const parts = [...container.querySelectorAll("img, p, h3")];
  expect(parts.map(({ localName, textContent }) => `${localName} ${textContent}`)).toEqual([
    "img ",
    "p 2017",
    "h3 Oxygen again",
    "p After 141 days",
  ]);
});
