/** Search: the page and its field in the header. Its index: index.slow.spec.ts. */

import { findOverflow } from "../../testing/browser/page-audit.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { get, waitUntil } from "../../testing/http/http.ts";
import { menuButton } from "../interactions/helpers.ts";

const field = 'header input[name="q"]';

test.beforeAll(async ({ site }) => {
  // On a busy machine the index of a site that has just started may take longer than a visitor waits.
  await waitUntil("the index", async () =>
    (await get(`${site.url}/api/search?q=vnd300`)).body.includes("VND"),
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the field leads to results by kind, with the searched words marked", async ({ page }) => {
    await page.goto("/about");
    await page.locator(field).fill("nitrgen skid deoxo");
    await page.locator(field).press("Enter");
    await expect(page).toHaveURL(/\/search\?q=nitrgen\+skid\+deoxo$/);
    await expect(page.getByRole("heading", { name: /results? for “nitrgen skid deoxo”/ })).toBeVisible();
    const products = page.getByRole("region", { name: "Products" });
    await expect(products.getByRole("link", { name: /^VND-300/ })).toBeVisible();
    await expect(products.locator("mark").first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await products.getByRole("link", { name: /^VND-300/ }).click();
    await expect(page).toHaveURL(/\/product\/details\/3\//);
  });

  test("where nothing is found, the words become the subject of an inquiry", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/our-story");
    await menuButton(page).click();
    await page.locator(field).fill("zeppelinx <b>qqqq");
    await page.locator(field).press("Enter");
    await expect(page.getByRole("heading", { name: "Nothing found for “zeppelinx <b>qqqq”" })).toBeVisible();
    await page.getByRole("link", { name: "Ask an engineer" }).first().click();
    await expect(page.locator("[name=subject]")).toHaveValue("Question about zeppelinx b qqqq");
  });
});

test("a 404 page has the field", async ({ page }) => {
  await page.goto("/no/such/page");
  await page.locator('main input[name="q"]').fill("argon");
  await page.locator('main input[name="q"]').press("Enter");
  await expect(page.getByRole("heading", { name: /results for “argon”/ })).toBeVisible();
});

test("the longest word fits a narrow screen in both directions of writing", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/search?q=${"W".repeat(90)}`);
  await expect(page.getByRole("heading", { name: `Nothing found for “${"W".repeat(80)}”` })).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  expect(await findOverflow(page)).toEqual([]);
});

test("search engines are told the form, and no results", async ({ site }) => {
  const { body } = await get(`${site.url}/search`);
  expect(body).toMatch(/"@type":"SearchAction".*\/search\?q=\{search_term_string\}/);
  expect((await get(`${site.url}/sitemap.xml`)).body).not.toContain("/search?");
});

test("odd queries are answered, and neither run nor shown as code", async ({ site }) => {
  for (const query of [
    "<script>alert(1)</script>",
    "%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E",
    '" OR 1',
    "oxygen OR NOT title:box",
    "NEAR(oxygen plant)",
    "-oxygen ^oxygen {text}: + oxygen*",
    "*",
    "%",
    "%00oxygen",
    "%ED%A0%80",
    "%F0%9F%98%80",
    "%D8%A3%D9%83%D8%B3%D8%AC%D9%8A%D9%86 %E2%80%AE%E2%80%8F",
    "the of and",
    "?!..., ---",
    "oxygen&q=argon&q[]=argon",
    "a ".repeat(40),
    "a".repeat(3000),
    "a".repeat(10_000),
  ]) {
    for (const path of [`/search?q=${query}`, `/api/search?q=${query}`]) {
      const { status, body } = await get(site.url + path);
      expect(query.length < 100 && !/%(?:00|$|ED)/.test(query) ? [200] : [200, 400, 414], path).toContain(
        status,
      );
      expect(body).not.toMatch(/<script>alert|<img src=x/);
    }
  }
});
