/** A buyer finds the product for a duty, compares two, and asks for an offer. */

import { hydrate } from "../../testing/browser/hydrate.ts";
import { journey } from "../../testing/browser/journey.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { get } from "../../testing/http/http.ts";

const duty = "gas=nitrogen&flow=300&purity=99.9&pressure=6";

journey("from home to the product for a duty, a comparison and an offer", async (page) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Find a product" }).click();
  await expect(page).toHaveURL(/\/product$/);

  const finder = page.getByRole("search");
  await finder.getByRole("radio", { name: "nitrogen" }).check({ force: true });
  await finder.getByRole("spinbutton", { name: "Flow" }).fill("300");
  await finder.getByRole("spinbutton", { name: "Purity" }).fill("99.9");
  await finder.getByRole("spinbutton", { name: "Pressure" }).fill("6");
  await finder.getByRole("button", { name: "Find products" }).click();
  await expect(page).toHaveURL(new RegExp(`/product\\?${duty}#results$`));

  const results = page.locator("#results");
  await expect(results.getByRole("heading", { level: 2 }).first()).toContainText(
    "2 of 20 products fit nitrogen",
  );
  // A screen reader says how many there are.
  await expect(results).toBeFocused();
  await expect(results).toHaveAccessibleName(/^2 of 20 products fit nitrogen/);
  await expect(results.getByRole("heading", { level: 3 })).toHaveText([
    /VND-300/,
    /VN-1000/,
    /VN-100 /,
    /VC-50L/,
    /AV-1000/,
  ]);
  const smallest = results.getByRole("article").filter({ hasText: "VN-100 PSA" });
  await expect(smallest).toContainText("less than 300 at\u00a099.9\u00a0%");
  const ask = results.getByRole("link", { name: "Ask an engineer" });
  await expect(ask).toHaveAttribute("href", `/contact?${duty}`);

  for (const model of ["VND-300", "VN-1000"]) await results.getByRole("checkbox", { name: model }).check();
  await results.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(new RegExp(`/product\\?${duty}&compare=2,3$`));
  await expect(page.getByRole("heading", { name: "VN-1000 and VND-300 compared" })).toBeVisible();

  const offer = page.getByRole("link", { name: "Ask for an offer: VND-300" });
  await expect(offer).toHaveAttribute("href", `/contact?about=product-3&${duty}`);
  await offer.click();
  const form = page.getByRole("form", { name: "Inquiry" });
  await expect(form.locator("[name=flow]")).toHaveValue(/^300/);
  await expect(form.locator("[name=purity]")).toHaveValue(/^99\.9\s%$/);
  await expect(form.locator("[name=pressure]")).toHaveValue(/^6(\s|$)/);
});

test("the finder is found by its gas from an industry, and keeps the values on a product's page", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Products for nitrogen" }).click();
  await expect(page).toHaveURL(/\/product\?gas=nitrogen$/);
  await expect(page.getByRole("radio", { name: "nitrogen" })).toBeChecked();
  await page.goto(`/product?${duty}`);
  await page
    .getByRole("article")
    .getByRole("link", { name: /VND-300/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/product/details/3/[a-z0-9-]+\\?${duty}$`));
  // Scripts take the values along; without an interaction they load only after a while.
  await hydrate(page);
  const offer = page
    .getByRole("complementary", { name: "Facts" })
    .getByRole("link", { name: "Ask for an offer" });
  const href = `/contact?about=product-3&${duty}`;
  await expect(offer).toHaveAttribute("href", href);
  // Without scripts the server hands the values on, in a page that no cache keeps.
  const { body, headers } = await get(page.url());
  expect(body).toContain(`href="${href.replaceAll("&", "&amp;")}"`);
  expect(headers.get("cache-control")).toContain("no-store");
});

test("five digits of the flow are in view at every width", async ({ page }) => {
  await page.goto("/product?flow=20000");
  const flow = page.getByRole("spinbutton", { name: "Flow" });
  for (const width of [320, 390, 820, 1024, 1280, 1343, 1344, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const hidden = await flow.evaluate((field) => field.scrollWidth - field.clientWidth);
    expect(hidden, `${width} px`).toBe(0);
  }
});

test("where nothing fits there is nothing to tick or compare", async ({ page }) => {
  await page.goto("/product?gas=argon&flow=90000&purity=99.9999&pressure=400");
  const results = page.locator("#results");
  await expect(results.getByRole("heading", { level: 2 }).first()).toContainText("None of 20 products fits");
  await expect(results.getByRole("link", { name: "Ask an engineer" })).toBeVisible();
  await expect(results.getByRole("checkbox")).toHaveCount(0);
  await expect(results.getByRole("button", { name: "Compare" })).toHaveCount(0);
});
