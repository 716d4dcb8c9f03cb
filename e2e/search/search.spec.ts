/** Search: the page and its field in the header, suggestions, and an index that follows the content. */
import { editContent, firstOf, type Item } from "../support/content.ts";
import { get, waitUntil } from "../support/http.ts";
import { findAxeViolations } from "../support/page-audit.ts";
import { expect, test } from "../support/test.ts";

const field = 'header input[name="q"]';
const option = "header [role=option]";

test.beforeAll(async ({ site }) => {
  // On a busy machine the index of a site that has just started may take longer than a visitor waits.
  await waitUntil("the index", 30_000, async () =>
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
    await page.goto("/search?q=zeppelinx+<b>qqqq");
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

test("suggestions come as a combobox, and their script once the field is used", async ({ page, site }) => {
  const scripts: { url: string; bytes: number }[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() !== "script") return;
    const bytes = Number(response.headers()["content-length"] ?? (await response.body()).byteLength);
    scripts.push({ url: response.url(), bytes });
  });
  await page.goto("/search");
  await page.locator("html[data-measured]").waitFor();
  const before = scripts.length;
  const input = page.locator(field);
  await input.focus();
  await input.pressSequentially("psa nitro");
  const options = page.locator(option);
  await expect(options.first()).toContainText("PSA Nitrogen Generation");
  await expect(input).toHaveAttribute("role", "combobox");
  await expect(input).toHaveAttribute("aria-expanded", "true");
  const own = scripts.slice(before).filter(({ url }) => url.startsWith(site.url));
  expect(own.length, "scripts of the suggestions").toBeGreaterThan(0);
  expect(await findAxeViolations(page)).toEqual([]);

  await input.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(input).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id")) ?? "",
  );
  await input.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await input.press("Escape");
  await expect(input).toHaveAttribute("aria-expanded", "false");
  await expect(options.first()).toBeHidden();
  await input.press("ArrowDown");
  await input.press("ArrowDown");
  await input.press("Enter");
  await expect(page).toHaveURL(/\/expertise\/details\/3\/psa-nitrogen-generation$/);
});

test.describe("the index", () => {
  test.use({ siteOptions: { publishHook: true, faultProxy: true } });

  test("has published words within a second, and keeps them through an outage and a restart", async ({
    testSite,
  }) => {
    const find = async (words: string) =>
      (await get(`${testSite.url}/api/search?q=${encodeURIComponent(words)}`)).body;
    const { contentDir } = testSite.backend;
    const post = firstOf("blog", contentDir);
    expect(await find("zirconium")).not.toContain("isMatch");
    const results = `${testSite.url}/search?q=zirconium`;
    expect((await get(results)).body).toContain("Nothing found");

    editContent(contentDir, "blog", (items: Item[]) =>
      items.map((item) => (item.id === post.id ? { ...item, description: "<p>About zirconium.</p>" } : item)),
    );
    await waitUntil("the published word", 1500, async () => (await find("zirconium")).includes(post.title));
    await waitUntil("the page with it", 500, async () => (await get(results)).body.includes("1 result for"));

    testSite.proxy.fail({ kind: "refuse" });
    await testSite.stop();
    await testSite.start();
    expect(await find("zirconium")).toContain(post.title);
    testSite.proxy.pass();
  });
});

test("odd queries are answered, and neither run nor shown as code", async ({ site }) => {
  for (const query of [
    "<script>alert(1)</script>",
    '" OR 1',
    "%00",
    "%F0%9F%98%80",
    "a".repeat(3000),
    "*",
    "%",
  ]) {
    for (const path of [`/search?q=${query}`, `/api/search?q=${query}`]) {
      const { status, body } = await get(site.url + path);
      expect([200, 400, 404, 414], path).toContain(status);
      expect(body).not.toContain("<script>alert(1)");
    }
  }
});
