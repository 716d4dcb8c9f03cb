/** The product finder and the comparison, beside the journeys through them. */
import { hydrate } from "../../testing/browser/hydrate.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { elementsOf, readPage, shownText } from "../../testing/http/html.ts";
import { get } from "../../testing/http/http.ts";
import { openUnhydrated } from "../interactions/helpers.ts";
import { duty, dutyPath } from "./ways.ts";

test("the finder is found by its gas from an industry, and keeps the values on a product's page", async ({
  page,
}) => {
  await page.goto("/");
  await page.locator("main").getByRole("link", { name: "Pharmaceuticals", exact: true }).click();
  await expect(page).toHaveURL(/\/product\/find\/nitrogen$/);
  await expect(page.getByRole("radio", { name: "nitrogen" })).toBeChecked();
  await page.goto(`/product/find/${dutyPath}`);
  await page
    .getByRole("row")
    .getByRole("link", { name: /VND-300/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/product/details/3/[a-z0-9-]+\\?${duty}$`));
  // Scripts take the values along; without an interaction they load only after a while.
  await hydrate(page);
  const offer = page
    .getByRole("complementary", { name: "Facts" })
    .getByRole("link", { name: "Request a quote" });
  await expect(page.getByText("Your 300\u00a0Nm³/h: 100\u00a0% load")).toBeVisible();
  const href = `/contact/about/product-3?${duty}`;
  await expect(offer).toHaveAttribute("href", href);
  // Without scripts the server hands the values on, in a page that no cache keeps.
  const { body, headers } = await get(page.url());
  expect(body).toContain(`href="${href.replaceAll("&", "&amp;")}"`);
  expect(body).toContain("Your 300\u00a0Nm³/h: 100\u00a0% load");
  expect(headers.get("cache-control")).toContain("no-store");
});

test("five digits of the flow are in view at every width", async ({ page }) => {
  await page.goto("/product/find/20000-nm3h#finder");
  const flow = page.getByRole("textbox", { name: "Flow" });
  for (const width of [320, 390, 820, 1024, 1280, 1407, 1408, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const hidden = await flow.evaluate((field) => field.scrollWidth - field.clientWidth);
    expect(hidden, `${width} px`).toBe(0);
  }
});

test("what is closest to a duty comes before any other kind of plant", async ({ site }) => {
  const psa = "PSA oxygen, 5 to 250 Nm³/h";
  const close = "Close matches: one value is short or not stated";
  const rest = ["From delivered liquid", "Need another size?"];
  for (const [path, settled, ...headings] of [
    ["oxygen/120-nm3h/93/5-barg", "your 5 bar(g) is settled in the offer", psa, ...rest],
    ["oxygen/120-nm3h/93", "", psa, close, ...rest],
    ["oxygen/100-nm3h/99.5", "your 99.5 % takes a further stage", psa, "As liquid, or at low load", ...rest],
    [
      "nitrogen/300-nm3h/99.9/7-barg",
      "your 7 bar(g) is settled in the offer",
      "PSA nitrogen, 5 to 5,000 Nm³/h",
      close,
      "As liquid, or at low load",
      ...rest,
    ],
    [
      "nitrogen/300-nm3h/99.9999/6-barg",
      "your 99.9999 % takes a further stage",
      "1 standard model fits",
      "PSA nitrogen, 5 to 5,000 Nm³/h",
      close,
      ...rest,
    ],
    [
      "hydrogen/1000-nm3h/99.999/200-barg",
      "your 200 bar(g) is settled in the offer",
      "Hydrogen by electrolysis, 200 to 4,000 Nm³/h",
      close,
      "Storage and filling",
      "Need another size?",
    ],
    ["argon/200-nm3h/99.999", "", "As liquid, or at low load", ...rest],
  ]) {
    const { document } = await readPage(`${site.url}/product/find/${path}`);
    const [results] = elementsOf(document, "section", { id: "results" });
    const plain = (text: string) => text.replaceAll("\u00a0", " ");
    expect(
      elementsOf(results, "h3").map((heading) => plain(shownText(heading))),
      path,
    ).toEqual(headings);
    expect(plain(results ? shownText(results) : "")).toContain(settled);
  }
});

test("where nothing fits there is nothing to tick or compare", async ({ site }) => {
  const { document } = await readPage(`${site.url}/product/find/argon/90000-nm3h/99.9999/400-barg`);
  const [results] = elementsOf(document, "section", { id: "results" });
  expect(results?.attribs["aria-label"]).toContain("None of 20 products fits");
  expect(elementsOf(results, "a").map(shownText)).toContain("Ask an engineer");
  expect(elementsOf(results, "input", { type: "checkbox" })).toEqual([]);
  expect(elementsOf(results, "button").map(shownText)).not.toContain("Compare");
});

test("a fourth product cannot be ticked, and the tray names the three", async ({ page }) => {
  await page.goto("/product");
  await hydrate(page);
  for (const model of ["VN-100 ", "VN-1000 ", "VND-300 "])
    await page.getByRole("checkbox", { name: new RegExp(`Compare ${model}`) }).check();
  await expect(page.getByRole("checkbox", { name: "Compare VO-30" })).toBeDisabled();
  await expect(page.getByRole("status").filter({ hasText: "3 of 3 selected" })).toBeVisible();
  await page.getByRole("button", { name: "Remove VN-1000" }).click();
  await expect(page.getByRole("checkbox", { name: "Compare VN-1000 PSA" })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Compare VO-30" })).toBeEnabled();
});

test("slider and number are in step", async ({ page }) => {
  await page.goto("/product");
  await hydrate(page);
  const number = page.getByRole("textbox", { name: "Flow" });
  const slider = page.getByRole("slider", { name: "Flow" });
  await number.fill("1000");
  await expect(slider).toHaveValue("3");
  await slider.press("ArrowRight");
  await expect(number).toHaveValue("1000");
  await slider.press("End");
  await expect(number).toHaveValue("20000");
});

test("a flow typed before the scripts arrive moves the slider", async ({ page }) => {
  const finishHydration = await openUnhydrated(page, "/product");
  await page.getByRole("textbox", { name: "Flow" }).fill("1000");
  await finishHydration();
  await expect(page.getByRole("slider", { name: "Flow" })).toHaveValue("3");
});

test("filtered pages are not indexed, and have one address", async ({ site }) => {
  for (const [former, own] of [
    ["?compare=3&compare=1&utm_source=x", "/compare/1,3?utm_source=x"],
    ["?gas=oxygen&flow=30&purity=&pressure=", "/find/oxygen/30-nm3h"],
    ["?gas=oxygen&flow=500+SCFM&compare=1&gclid=2", "/compare/1/oxygen/500-scfm?gclid=2"],
    ["/find/30-Nm3h/OXYGEN/", "/find/oxygen/30-nm3h"],
    ["/compare/3,1", "/compare/1,3"],
    ["?gas=&flow=", ""],
  ] as const) {
    const { status, headers } = await get(`${site.url}/product${former}`);
    expect([former, status, headers.get("location")]).toEqual([former, 308, `/product${own}`]);
  }
  for (const path of ["find/oxygen/30-nm3h", "find/500-scfm", "compare/1,3,unknown"]) {
    const { status, body } = await get(`${site.url}/product/${path}`);
    expect(status, path).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex"');
    expect(body).toContain('/product"/>');
  }
  expect((await get(`${site.url}/product/compare/unknown`)).status).toBe(404);
});
