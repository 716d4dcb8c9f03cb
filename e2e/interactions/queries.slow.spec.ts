/** Pages of a comparison, a search and a filter, reached by the router from a regenerated list: its payload differs from the build's. */

import { expect, test } from "../../testing/browser/test.ts";
import { get, isFresh, waitUntil } from "../../testing/http/http.ts";
import { openPage } from "./helpers.ts";

test("the page of a value is shown, although the router knows that of the list", async ({
  page,
  testSite,
}) => {
  await testSite.publish(["products", "references"]);
  for (const path of ["/product", "/references"])
    await waitUntil(`${path} is regenerated`, async () => isFresh(await get(testSite.url + path)));

  await openPage(page, `${testSite.url}/product`);
  await page.getByRole("checkbox", { name: /^Compare VN-100 / }).check();
  await page.getByRole("checkbox", { name: /^Compare VN-1000 / }).check();
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/product\/compare\/1,2$/);
  await expect(page.getByRole("table").getByRole("columnheader")).toHaveText([/^VN-100/, /^VN-1000/]);

  await openPage(page, `${testSite.url}/product`);
  await page.getByRole("radio", { name: "oxygen" }).check({ force: true });
  await page.getByRole("button", { name: "Find products" }).click();
  await expect(page).toHaveURL(/\/product\/find\/oxygen#results$/);
  await expect(page.locator("#results").getByRole("heading", { level: 2 }).first()).toContainText("oxygen");

  await openPage(page, `${testSite.url}/references`);
  const filters = page.getByRole("navigation", { name: "Filter" });
  const [filter] = await filters.locator("a[href*='/filter/']").all();
  const name = (await filter?.textContent()) ?? "";
  await filter?.click();
  await expect(page).toHaveURL(/\/references\/filter\//);
  await expect(filters.locator("[aria-current]").first()).toHaveText(name);
});
