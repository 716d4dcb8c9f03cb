/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { routes } from "@/lib/site/routes";
import en from "@/messages/en/pagination.json";
import { Pagination } from "./pagination";

const show = (page: number, totalPages: number) =>
  render(<Pagination words={en} route={routes.leadership} page={page} totalPages={totalPages} />);

it.each([0, 1])("renders nothing for %i pages", (totalPages) => {
  expect(show(1, totalPages).container).toBeEmptyDOMElement();
});

it.each([
  [1, [null, "/leadership/page/2#list"]],
  [2, ["/leadership#list", "/leadership/page/3#list"]],
  [3, ["/leadership/page/2#list", null]],
])("links page %i of 3 to the previous and the next page", (page, hrefs) => {
  show(page, 3);
  const shown = (name: string, attribute: string) =>
    screen.queryByRole("link", { name })?.getAttribute(attribute) ?? null;
  expect([shown("Previous", "href"), shown("Next", "href")]).toEqual(hrefs);
  expect([shown("Previous", "rel"), shown("Next", "rel")]).toEqual([hrefs[0] && "prev", hrefs[1] && "next"]);
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
