/** Records of which only the title is right. */
import { calls } from "../../lib/backend/contract.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { get, revalidate, waitUntil } from "../../testing/http/http.ts";
import { type ContractBackend, openContractBackend } from "../../testing/sites/contract-backend.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

const wrong = { published_at: "0001-01-01T00:00:00Z", year: { from: 2019 }, image: 42, status: "Y" };
const records = [
  { ...wrong, id: 1, title: "Without anything" },
  { ...wrong, id: 2, title: "With an author or place", author: "Asha Rao", place: "Pune" },
  { ...wrong, id: 3, title: "With a value", capacity: "200 t/d", published_at: "2024-05-06" },
];

test.use({ javaScriptEnabled: false });
// One worker, and so one site, for all tests.
test.describe.configure({ mode: "default" });
let backend: ContractBackend;
let wrongSite: TestSite;
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
test.beforeAll(async ({}, { workerIndex }) => {
  backend = await openContractBackend((name) =>
    ["news", "blog", "references"].includes(calls[name].kind) && calls[name].shape === "list"
      ? JSON.stringify({ data: records, pagination: { total: records.length, totalPages: 1 } })
      : undefined,
  );
  wrongSite = await TestSite.open({ name: `wrong-details-${workerIndex}`, backend });
  expect((await revalidate(wrongSite, ["news", "blog", "references"])).status).toBe(200);
  await waitUntil("the wrong records", async () => {
    const pages = await Promise.all(["/", "/blogs"].map((path) => get(wrongSite.url + path)));
    return pages.every(({ body }) => body.includes("Without anything"));
  });
});
test.afterAll(async () => {
  await wrongSite.close();
  await backend[Symbol.asyncDispose]();
});

test("rows of the home page keep their columns", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(wrongSite.url);
  const rows = page.locator("section", { hasText: "Plants that run" }).getByRole("article");
  const leftOf = (text: string) =>
    rows
      .getByText(text, { exact: true })
      .evaluate((element) => Math.round(element.getBoundingClientRect().left));
  const title = await leftOf("Without anything");
  expect([await leftOf("With an author or place"), await leftOf("With a value")]).toEqual([title, title]);
  const [note, value] = [await leftOf("Pune"), await leftOf("200 t/d")];
  expect(note).toBeGreaterThan(title);
  expect(value).toBeGreaterThan(note);
});

test("articles show the dates and authors that they have", async ({ page }) => {
  await page.goto(`${wrongSite.url}/blogs`);
  await expect(page.locator("main article p")).toHaveText(["Asha Rao", "6 May 2024"]);
});

test("the search finds references without a year", async ({ page }) => {
  await expect(async () => {
    await page.goto(`${wrongSite.url}/search?q=place`);
    await expect(page.locator("main a[href*='#reference-2']")).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
});
