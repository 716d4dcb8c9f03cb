/** A backend with little content: empty lists and incomplete settings. */

import { expect, test } from "../../testing/browser/test.ts";
import { editContent, firstOf, type Item } from "../../testing/content/content.ts";
import { listCases } from "../../testing/content/routes.ts";
import { elementsOf, readPage, shownText } from "../../testing/http/html.ts";
import { get, revalidate, waitUntil } from "../../testing/http/http.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

const kinds = [...listCases.map(({ kind }) => kind), "services", "expertise", "catalogues", "story"];

const pagination = { "aria-label": "Pages" };

/** Lists with a single record. */
const singleRecordKinds = ["values", "blog"];

test.use({ javaScriptEnabled: false });
// One worker, and so one site, for all tests.
test.describe.configure({ mode: "default" });
let sparseSite: TestSite;
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
test.beforeAll(async ({}, { workerIndex }) => {
  sparseSite = await TestSite.open({ name: `sparse-${workerIndex}`, change: removeContent });
  const tags = [...kinds, "settings", "banners"];
  expect((await revalidate(sparseSite, tags)).status).toBe(200);
  for (const path of [
    "/",
    "/our-story",
    "/our-vision",
    "/map",
    "/address",
    ...listCases.map((list) => list.path),
  ]) {
    await waitUntil(`${path} without content`, async () => {
      const { headers, body } = await get(sparseSite.url + path);
      return headers.get("x-nextjs-cache") === "HIT" && !body.includes("/services/details/");
    });
  }
});
test.afterAll(() => sparseSite.close());

for (const [path, message] of [
  ["/leadership", "No leadership members found."],
  ["/our-team", "No team members found."],
] as const) {
  test(`${path} shows “${message}”`, async ({ page }) => {
    expect((await page.goto(sparseSite.url + path))?.status()).toBe(200);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  });
}

for (const { path, kind, name } of listCases.filter((list) => singleRecordKinds.includes(list.kind))) {
  test(`${path} with one record shows it, without pagination`, async () => {
    const { document } = await readPage(sparseSite.url + path);
    const [list] = elementsOf(document, "div", { id: "list" });
    const articles = elementsOf(list, "article").map(shownText);
    expect(articles).toEqual([expect.stringContaining(firstOf(kind)[name])]);
    expect(elementsOf(document, "nav", pagination)).toEqual([]);
  });
}

for (const { path } of listCases.filter(({ kind }) => !singleRecordKinds.includes(kind))) {
  test(`${path} without records is complete, has no pagination and no second page`, async () => {
    const { status, document } = await readPage(sparseSite.url + path);
    expect(status).toBe(200);
    expect(elementsOf(document, "h1")).toHaveLength(1);
    const [main] = elementsOf(document, "main");
    expect(shownText(main)).toMatch(/No .+ found|nothing|yet/i);
    expect(elementsOf(document, "nav", pagination)).toEqual([]);
    expect(elementsOf(main, "article")).toEqual([]);
    await waitUntil(
      "no second page",
      async () => (await get(`${sparseSite.url}${path}?page=2`)).status === 404,
    );
  });
}

test("/map without a link says so, and has no frame", async ({ page }) => {
  expect((await page.goto(`${sparseSite.url}/map`))?.status()).toBe(200);
  await expect(page.getByText("No map found.", { exact: true })).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("/address shows only existing contact options", async ({ page }) => {
  await page.goto(`${sparseSite.url}/address`);
  const main = page.locator("main");
  await expect(main.getByRole("heading", { name: "Our Address" })).toBeVisible();
  await expect(main.getByRole("link", { name: "info@example.com" })).toBeVisible();
  await expect(main.getByRole("link", { name: "sales@example.com" })).toHaveCount(0);
  await expect(main.getByRole("heading", { name: "Call Us" })).toHaveCount(0);
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
});

test("pages without a banner have the default image and their own title", async ({ page }) => {
  await page.goto(`${sparseSite.url}/our-vision`);
  await expect(page.locator("h1")).toHaveText("Our Vision");
  await expect(page.locator("main img").first()).toHaveAttribute("src", /images%2Fbanner\.webp/);
});

function removeContent(contentDir: string): void {
  for (const kind of [...kinds, "banners"]) {
    const left = singleRecordKinds.includes(kind) ? [firstOf(kind)] : [];
    editContent(contentDir, kind, () => left);
  }
  editContent(contentDir, "settings", ([settings]) => [
    { ...settings, phone: "", sales_email: "", map_link: "" } as unknown as Item,
  ]);
}
