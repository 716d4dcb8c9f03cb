/** Somebody comes from a search engine to a field of expertise, and reaches its products and their data sheets. */

import { journey } from "../../testing/browser/journey.ts";
import { expect } from "../../testing/browser/test.ts";
import { get } from "../../testing/http/http.ts";

journey("from PSA Nitrogen Generation to a product and its data sheet", async (page) => {
  await page.goto("/expertise/details/3/psa-nitrogen-generation");
  const products = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Products in this field" }) });
  await expect(products.getByRole("article")).toHaveCount(3);
  await products.getByRole("link", { name: /VN-100 / }).click();
  await expect(page).toHaveURL(/\/product\/details\/1\/vn-100-psa-nitrogen-generator$/);

  const facts = page.getByRole("complementary", { name: "Facts" });
  await expect(facts).toContainText("64–164\u00a0Nm³/h");
  const sheet = facts.getByRole("link", { name: /^Data sheet of VN-100/ });
  const { status, headers } = await get(new URL((await sheet.getAttribute("href")) ?? "", page.url()).href);
  expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const kilobytes = Math.round(Number(headers.get("content-length")) / 1000);
  await expect(sheet).toHaveText(`Data sheet (PDF, ${kilobytes}\u00a0kB)`);
});
