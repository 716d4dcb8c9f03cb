/** A company with 500 products keeps pages of 50, whose counts are true, and finds among all of them. */
import { calls } from "../../lib/backend/contract.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { editContent, published } from "../../testing/content/content.ts";
import { elementsOf, hrefsOf, readPage, shownText } from "../../testing/http/html.ts";
import { get, waitUntil } from "../../testing/http/http.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

const count = 500;

test("500 products are on ten pages, and every count is that of its rows", async ({ browserName: _ }, {
  workerIndex,
}) => {
  const change = (folder: string) => {
    const kinds = published("products", folder);
    const sorted = Array.from({ length: count }, (_, index) => ({
      ...kinds[Math.floor((index * kinds.length) / count)],
      id: 1000 + index,
      title: `XN-${index} Product`,
    }));
    editContent(folder, "products", () => sorted as never);
  };
  await using site = await TestSite.open({ name: `many-products-${workerIndex}`, change });
  await site.publish(["products"]);
  // Until it is regenerated, the build's second page leads to the first.
  await waitUntil("the pages are regenerated", async () => {
    const pages = await Promise.all(["", "/page/2"].map((query) => get(`${site.url}/product${query}`)));
    return pages.every(({ status, body }) => status === 200 && body.includes("XN-"));
  });
  const first = await readPage(`${site.url}/product`);
  const [index] = elementsOf(first.document, "nav", { "aria-label": "Products by family" });
  const totals = elementsOf(index, "b").map(shownText);
  const rowsOf = new Map<string, number>();
  for (let page = 1; page <= count / calls.products.limit; page++) {
    const { status, document } = await readPage(`${site.url}/product${page > 1 ? `/page/${page}` : ""}`);
    expect(status).toBe(200);
    const [list] = elementsOf(document, "div", { id: "list" });
    expect(elementsOf(list, "th", { scope: "row" })).toHaveLength(calls.products.limit);
    for (const section of elementsOf(list, "section")) {
      const rows = elementsOf(elementsOf(section, "tbody")[0], "tr").length;
      const name = shownText(elementsOf(section, "h2")[0]);
      expect(shownText(elementsOf(section, "p")[0])).toMatch(new RegExp(`^${rows} (?:of \\d+ )?products$`));
      rowsOf.set(name, (rowsOf.get(name) ?? 0) + rows);
    }
  }
  expect([...rowsOf.values()].map(String)).toEqual(totals);
  // Storage and stations begins with the 251st product.
  expect(hrefsOf(index, "a")[3]).toBe("/product/page/6#storage-and-stations");
  expect((await readPage(`${site.url}/product/page/11`)).status).toBe(308);
  const found = await readPage(`${site.url}/product/find/nitrogen/900-nm3h/99.9`);
  const [results] = elementsOf(found.document, "section", { id: "results" });
  expect(results?.attribs["aria-label"]).toContain("of 500 products");
});
