/** The list of products: one page, counts that are true, rows with pictures, and what its first flight holds. */
import { expect, test } from "../../testing/browser/test.ts";
import { published, records } from "../../testing/content/content.ts";
import { elementsOf, readPage, shownText } from "../../testing/http/html.ts";
import { get } from "../../testing/http/http.ts";
import { documentBytes, firstFlight, firstFlightBytes } from "../../testing/http/page-weight.ts";

const count = published("products").length;

test("all products are on one page, and every count is that of its rows", async ({ site }) => {
  const { document } = await readPage(`${site.url}/product`);
  const [list] = elementsOf(document, "div", { id: "list" });
  const families = [...new Set(published("products").map(({ family }) => family))];
  const inOrder = families.flatMap((name) => published("products").filter(({ family }) => family === name));
  const oneLine = (text: string) => text.replace(/\s+/g, " ");
  expect(elementsOf(list, "th", { scope: "row" }).map((row) => oneLine(shownText(row)))).toEqual(
    inOrder.map(({ title }) => expect.stringContaining(oneLine(title))),
  );
  const shown = elementsOf(list, "section").map((section) => {
    const rows = elementsOf(elementsOf(section, "tbody")[0], "tr").length;
    expect(shownText(elementsOf(section, "p")[0])).toBe(`${rows} products`);
    return `${shownText(elementsOf(section, "h2")[0])} ${rows}`;
  });
  for (const { title } of records("products").filter(({ status }) => status !== "Y"))
    expect(oneLine(shownText(list))).not.toContain(oneLine(title));
  const [index] = elementsOf(document, "nav", { "aria-label": "Products by family" });
  expect(elementsOf(index, "a").map(shownText)).toEqual(shown);
});

test("addresses of its former pages lead to it", async ({ site }) => {
  for (const page of [2, 3]) {
    const { status, headers } = await get(`${site.url}/product/page/${page}`);
    expect([status, headers.get("location")], `page ${page}`).toEqual([308, "/product"]);
  }
  expect((await get(`${site.url}/product/page/4`)).status).toBe(404);
});

test("a first view is in the first flight: finder, families and six rows; the other rows come later", async ({
  site,
}) => {
  const { headers, body } = await get(`${site.url}/product`);
  expect(documentBytes(headers, body)).toBeGreaterThan(firstFlightBytes);
  const first = firstFlight(headers, body);
  expect(first).toContain("</style>");
  expect(first).toContain("Find products");
  // At 1920 x 1080 five are in view.
  expect(first.split("</tr>").length - first.split("</thead>").length).toBeGreaterThanOrEqual(6);
});

test("each picture has at most 5 kB, in both color schemes", async ({ site }) => {
  const { document } = await readPage(`${site.url}/product`);
  const [list] = elementsOf(document, "div", { id: "list" });
  const images = elementsOf(list, "img");
  expect(images.map(({ attribs }) => attribs.loading)).toEqual(Array(count).fill("lazy"));
  const sources = [...images, ...elementsOf(list, "source")];
  expect(sources).toHaveLength(2 * count);
  for (const { attribs } of sources) {
    const largest = attribs.srcset?.split(", ").at(-1)?.split(" ")[0]?.replaceAll("&amp;", "&");
    const response = await fetch(site.url + largest, { headers: { accept: "image/webp" } });
    expect([largest, response.status]).toEqual([largest, 200]);
    expect((await response.arrayBuffer()).byteLength, largest).toBeLessThanOrEqual(5000);
  }
});

test('a phone shows rows of at most 120 px, and the rest behind "All data"', async ({ page }) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/product");
    const rows = page.locator("#list tbody tr");
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBe(count);
    expect(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(120);
  }
  const { height } = (await page.locator("main").boundingBox()) ?? {};
  // With a header of 64 and a footer of up to 700 px, 4,500.
  expect(height).toBeLessThanOrEqual(3736);
  const row = page.locator("#list tbody tr").first();
  await expect(row).toContainText("64–164\u00a0Nm³/h");
  const power = row.getByText("Specific power: 0.68\u00a0kWh/Nm³");
  await expect(power).toBeHidden();
  await row.getByText("All data").click();
  await expect(power).toBeVisible();
});

test("from 768 px on it is a table, its values on the line of the names", async ({ page }) => {
  const heads = ["Product", "CapacityNm³/h", "Purity%", "Pressurebar(g)", "Specific powerkWh/Nm³"];
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/product");
    await expect(page.getByRole("table").first().getByRole("columnheader")).toHaveText([
      ...heads,
      ...(width >= 960 ? ["Footprintm"] : []),
    ]);
    const rows = await page.locator("#list tbody tr").evaluateAll((all) =>
      all.map((row) => {
        const bottomOf = (text: Element | null) => text?.getClientRects()[0]?.bottom ?? Number.NaN;
        const name = bottomOf(row.querySelector("th p a"));
        const values = [...row.querySelectorAll("td b")].filter((value) => value.checkVisibility());
        return {
          name: row.querySelector("th p")?.textContent,
          off: values.map((value) => bottomOf(value) - name),
        };
      }),
    );
    expect(
      rows.filter(({ off }) => off.some((px) => Math.abs(px) > 3)),
      `${width} px`,
    ).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
