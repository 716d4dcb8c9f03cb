/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { routes } from "@/lib/site/routes";
import { Pagination } from "./pagination";

const show = (page: number, totalPages: number) =>
  render(<Pagination route={routes.leadership} page={page} totalPages={totalPages} />);

const numbers = () => within(screen.getByRole("list")).getAllByRole("link");

it.each([0, 1])("renders nothing for %i pages", (totalPages) => {
  expect(show(1, totalPages).container).toBeEmptyDOMElement();
});

it("is a named landmark with a link to each page", () => {
  show(2, 3);
  expect(screen.getByRole("navigation", { name: "Pages" })).toBeInTheDocument();
  expect(numbers().map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["1", "/leadership#list"],
    ["2", "/leadership?page=2#list"],
    ["3", "/leadership?page=3#list"],
  ]);
  expect(screen.getByRole("link", { name: "Page 3" })).toBeInTheDocument();
});

it("marks only the current page", () => {
  show(2, 3);
  const current = numbers().filter((link) => link.hasAttribute("aria-current"));
  expect(current.map((link) => link.textContent)).toEqual(["2"]);
  expect(current[0]).toHaveAttribute("aria-current", "page");
});

it("links to the previous and the next page", () => {
  show(2, 3);
  const previous = screen.getByRole("link", { name: "Previous" });
  const next = screen.getByRole("link", { name: "Next" });
  expect([previous.getAttribute("href"), previous.getAttribute("rel")]).toEqual(["/leadership#list", "prev"]);
  expect([next.getAttribute("href"), next.getAttribute("rel")]).toEqual(["/leadership?page=3#list", "next"]);
});

it("has no previous link on the first page", () => {
  show(1, 3).unmount();
  show(1, 3);
  expect(screen.queryByRole("link", { name: "Previous" })).toBeNull();
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("href", "/leadership?page=2#list");
});

it("has no next link on the last page", () => {
  show(3, 3);
  expect(screen.queryByRole("link", { name: "Next" })).toBeNull();
  expect(screen.getByRole("link", { name: "Previous" })).toHaveAttribute("href", "/leadership?page=2#list");
});

it("marks gaps in the page numbers", () => {
  show(5, 10);
  const items = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(items.map((item) => [item.textContent, item.hasAttribute("data-gap")])).toEqual([
    ["1", false],
    ["4", true],
    ["5", false],
    ["6", false],
    ["10", true],
  ]);
});

it("has no page size selector", () => {
  show(1, 10);
  expect(screen.queryByRole("combobox")).toBeNull();
});
