/** Three products on the same rows, at an address for a colleague. */

import { hydrate } from "../../testing/browser/hydrate.ts";
import { journey } from "../../testing/browser/journey.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { get } from "../../testing/http/http.ts";

journey("VN-100, VN-1000 and VND-300 on the same rows", async (page) => {
  await page.goto("/product");
  for (const model of ["VN-100 ", "VN-1000 ", "VND-300 "])
    await page.getByRole("checkbox", { name: new RegExp(`Compare ${model}`) }).check();
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/product\?compare=1,2,3$/);

  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText([/^VN-100/, /^VN-1000/, /^VND-300/]);
  const row = (name: string) => table.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  await expect(row("Capacity at 99.9\u00a0%").getByRole("cell")).toHaveText(["126", "1,000", "on request"]);
  await expect(row("Pressure bar(g)").getByRole("cell")).toHaveText(["6.0", "6.5", "6.0"]);
  await expect(row("Pressure bar(g)").locator("b")).toHaveCount(3);
  await expect(table.getByRole("link", { name: /^Ask for an offer/ })).toHaveCount(3);
});

test("a fourth product cannot be ticked, and the tray names the three", async ({ page }) => {
  await page.goto("/product");
  await hydrate(page);
  for (const model of ["VN-100 ", "VN-1000 ", "VND-300 "])
    await page.getByRole("checkbox", { name: new RegExp(`Compare ${model}`) }).check();
  await expect(page.getByRole("checkbox", { name: "Compare VO-30" })).toBeDisabled();
  await expect(page.getByRole("status").filter({ hasText: "3 of 3 chosen" })).toBeVisible();
  await page.getByRole("button", { name: "Remove VN-1000" }).click();
  await expect(page.getByRole("checkbox", { name: "Compare VN-1000 PSA" })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Compare VO-30" })).toBeEnabled();
});

test("slider and number are in step", async ({ page }) => {
  await page.goto("/product");
  await hydrate(page);
  const number = page.getByRole("spinbutton", { name: "Flow" });
  const slider = page.getByRole("slider", { name: "Flow" });
  await number.fill("1000");
  await expect(slider).toHaveValue("3");
  await slider.press("ArrowRight");
  await expect(number).toHaveValue("1000");
  await slider.press("End");
  await expect(number).toHaveValue("20000");
});

test("filtered pages are not indexed, and have one address", async ({ site }) => {
  const found = await get(`${site.url}/product?compare=3&compare=1&utm_source=x`);
  expect([found.status, found.headers.get("location")]).toEqual([308, "/product?compare=1,3"]);
  for (const query of ["gas=oxygen&flow=30", "compare=1,3,unknown"]) {
    const { status, body } = await get(`${site.url}/product?${query}`);
    expect(status, query).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex"');
    expect(body).toContain('/product"/>');
  }
  expect((await get(`${site.url}/product?compare=unknown`)).status).toBe(404);
});
