/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { SafeHtml } from "@/lib/rich-text/sanitize";
import { ArticleCard } from "./article-card";
import { CatalogueCard } from "./catalogue-card";
import { ItemDetails } from "./item-details";
import { MilestoneCard } from "./milestone-card";
import { PersonCard } from "./person-card";
import { PictureCard } from "./picture-card";
import { SummaryCard } from "./summary-card";
import { TextCard } from "./text-card";

const html = "<p>Some text</p>" as SafeHtml;
const source = () => decodeURIComponent(document.querySelector("img")?.getAttribute("src") ?? "");

describe("PersonCard", () => {
  const person = {
    id: "1",
    name: "A. Rao",
    position: "Chief engineer",
    image: "/files/a.webp",
    description: html,
  };

  it.each([2, 3] as const)("shows a person under a heading of level %i", (level) => {
    render(<PersonCard person={person} level={level} />);
    expect(screen.getByRole("heading", { level, name: "A. Rao" })).toBeInTheDocument();
    expect(screen.getByText("Chief engineer")).toBeInTheDocument();
    expect(screen.getByText("Some text")).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "A. Rao" })).toHaveAttribute("loading", "lazy");
    expect(source()).toContain("/files/a.webp");
  });

  it("omits missing parts", () => {
    const bare = { ...person, position: null, image: null, description: null };
    const { container } = render(<PersonCard person={bare} wide />);
    expect(container.textContent).toBe("A. Rao");
    expect(screen.queryByRole("img")).toBeNull();
    expect(container.querySelector("p")).toBeNull();
  });
});

describe("CatalogueCard", () => {
  const none = { bytes: null, image: null, pageCount: null, revision: null, updated: null };

  it("opens the document in a new tab", () => {
    render(<CatalogueCard catalogue={{ ...none, title: "Valves", pdf: "/files/v.pdf" }} />);
    expect(screen.getByRole("heading", { name: "Valves" })).toBeInTheDocument();
    const link = screen.getByRole("link", { name: /View \/ Download.*Valves/ });
    expect(link).toHaveTextContent("View / Download");
    expect(link).toHaveAttribute("href", "/files/v.pdf");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
  });

  it("has no link without a document", () => {
    const { container } = render(<CatalogueCard catalogue={{ ...none, title: "Valves", pdf: null }} />);
    expect(screen.queryByRole("link")).toBeNull();
    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
    expect(container.querySelector("p")).toBeNull();
  });

  it("shows cover, pages, size, revision and date, as far as they are known", () => {
    const known = { pageCount: 3, bytes: 130_500, revision: "2", updated: "2026-06-01" };
    const catalogue = { title: "Valves", pdf: "/files/v.pdf", image: "/files/v.webp", ...known };
    const { container, rerender } = render(<CatalogueCard catalogue={catalogue} />);
    const lines = () => Array.from(container.querySelectorAll("p"), ({ textContent }) => textContent);
    expect(source()).toContain("/files/v.webp");
    expect(container.querySelector("svg")).toBeNull();
    expect(lines()).toEqual(["3\u00a0pages · 131\u00a0kB", "Revision\u00a02 · 1 June 2026"]);
    rerender(<CatalogueCard catalogue={{ ...catalogue, pageCount: 1, bytes: null, revision: null }} />);
    expect(lines()).toEqual(["1\u00a0page", "1 June 2026"]);
    rerender(
      <CatalogueCard catalogue={{ ...catalogue, pageCount: null, bytes: 1_200_000, updated: null }} />,
    );
    expect(lines()).toEqual(["1.2\u00a0MB", "Revision\u00a02"]);
  });
});

describe("PictureCard", () => {
  it("falls back to the bundled image", () => {
    render(<PictureCard title="Plant" image={null} />);
    expect(source()).toContain("/images/banner.webp");
    expect(screen.getByRole("heading", { name: "Plant" })).toBeInTheDocument();
  });

  it("wraps the title in the link", () => {
    render(<PictureCard title="Plant" image="/files/a.webp" link={(title) => <a href="/x">{title}</a>} />);
    expect(screen.getByRole("link", { name: "Plant" })).toHaveAttribute("href", "/x");
    expect(source()).toContain("/files/a.webp");
  });
});

describe("ArticleCard", () => {
  const article = {
    id: "1",
    title: "We won",
    image: null,
    summary: "In short",
    author: null,
    published: "2024-05-06T20:00:00Z",
    minutes: 4,
    body: html,
  };

  it("links to the article", () => {
    render(<ArticleCard article={article} href="/blogs/details/1/we-won" />);
    expect(screen.getByRole("link", { name: "We won" })).toHaveAttribute("href", "/blogs/details/1/we-won");
    expect(screen.getByText("In short")).toBeInTheDocument();
    expect(screen.getByText("7 May 2024")).toHaveAttribute("datetime", article.published);
    expect(screen.queryByText("Some text")).toBeNull();
  });

  it("has no empty lines where all but the title is missing", () => {
    const bare = { ...article, published: null, summary: "" };
    const { container } = render(<ArticleCard article={bare} href="/blogs/details/1/we-won" />);
    expect(container.querySelector("p")).toBeNull();
  });
});

describe("other cards", () => {
  it("SummaryCard shows the text and links to the entry, if it has a page", () => {
    const summary = { title: "Cryogenics", text: "Down to −196 °C", href: "/expertise/details/1/cryogenics" };
    const { rerender } = render(<SummaryCard summary={summary} tag="EX-301" />);
    expect(screen.getByText("Down to −196 °C")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Cryogenics" })).toHaveAttribute("href", summary.href);
    rerender(<SummaryCard summary={{ ...summary, href: null }} tag="EX-301" />);
    expect(screen.getByRole("heading", { name: "Cryogenics" })).toBeInTheDocument();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("TextCard shows title, text and icon", () => {
    const { container } = render(<TextCard title="Safety" description={html} icon={<svg />} />);
    expect(screen.getByRole("heading", { name: "Safety" })).toBeInTheDocument();
    expect(screen.getByText("Some text")).toBeInTheDocument();
    expect(container.querySelector("svg")).toBeInTheDocument();
  });

  it("MilestoneCard shows year, title, text and image", () => {
    const milestone = { year: "2017", title: "Founded", image: "/files/a.webp", description: html };
    const { unmount } = render(<MilestoneCard milestone={milestone} />);
    for (const text of ["2017", "Founded", "Some text"]) expect(screen.getByText(text)).toBeInTheDocument();
    expect(source()).toContain("/files/a.webp");
    unmount();
    render(<MilestoneCard milestone={{ ...milestone, image: null, description: null }} />);
    expect(document.querySelector("img")).toBeNull();
  });

  it("ItemDetails shows image, title and text", () => {
    render(<ItemDetails item={{ id: "1", title: "Award", image: "/files/a.webp", description: html }} />);
    expect(screen.getByRole("heading", { name: "Award" })).toBeInTheDocument();
    expect(screen.getByText("Some text")).toBeInTheDocument();
    expect(source()).toContain("/files/a.webp");
  });
});
