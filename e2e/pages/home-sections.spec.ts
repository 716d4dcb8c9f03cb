/** The home page's sections: pictures, sizes and figures, and what its first flight holds. */
import { forceLayout } from "../../testing/browser/force-layout.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { elementsOf, readPage } from "../../testing/http/html.ts";
import { get } from "../../testing/http/http.ts";
import { firstFlight } from "../../testing/http/page-weight.ts";

test("what the first screen needs is in the first flight, and every picture keeps its place", async ({
  site,
}) => {
  const { headers, body } = await get(site.url);
  const first = firstFlight(headers, body);
  for (const part of ["</style>", "<h1", 'fetchPriority="high"', "Find a product"])
    expect(first).toContain(part);

  const { document } = await readPage(site.url);
  const [, ...below] = elementsOf(elementsOf(document, "main")[0], "img").map(({ attribs }) => attribs);
  expect(below.length).toBeGreaterThanOrEqual(8);
  expect(below.filter(({ loading, width, height }) => loading !== "lazy" || !width || !height)).toEqual([]);
});

test("the sections are a grid, a feature with rows, and a lead item, in the sizes of their pictures", async ({
  page,
}) => {
  const sizeOf = async (selector: string, index = 0) => {
    const { x, width, height } = (await page.locator(selector).nth(index).boundingBox()) ?? {};
    return [x, width, height].map((px) => px && Math.round(px));
  };
  const of = (heading: string) => `section:has(h2:text-is("${heading}"))`;
  const products = `${of("Products")} article`;
  const columns = () =>
    page
      .locator(products)
      .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size);
  for (const [width, expected] of [
    [390, 2],
    [820, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await expect(page.locator(products)).toHaveCount(6);
    expect(await columns(), `${width} px`).toBe(expected);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width > 390) continue;
    await forceLayout(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, "the height on a phone").toBeLessThanOrEqual(8000);
  }
  expect(await sizeOf(`${products} img`)).toEqual([64, 416, 277]);
  const references = of("References");
  expect(await sizeOf(`${references} img`)).toEqual([0, 816, 544]);
  expect(await sizeOf(`${references} li`)).toEqual([64, 1312, 88]);
  expect(await sizeOf(`${of("News and articles")} img`)).toEqual([512, 864, 486]);
});

test("the featured plant shows its own figures and leads to its page; hospitals lead to their plant", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const feature = page.getByRole("article").filter({ hasText: "VPSA oxygen plant for an arc furnace" });
  await expect(feature.getByRole("definition")).toHaveText([
    "0.357\u00a0kWh/Nm³",
    "2,020\u00a0Nm³/h",
    "93.1\u00a0%",
  ]);
  await expect(feature).toContainText("Specific energy, guaranteed 0.365");
  await expect(feature.getByRole("link")).toHaveAttribute("href", /^\/references\/details\/7\/vpsa-/);
  await page.getByRole("link", { name: "Hospitals" }).click();
  await expect(page.locator("#results").getByRole("rowheader").first()).toContainText("VO-30");
});
