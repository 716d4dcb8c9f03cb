/** Pages of a single text, images, and the 404 page. For every route: route-audit.spec.ts. */

import { expect, test } from "../../testing/browser/test.ts";
import { excerptOf, firstOf } from "../../testing/content/content.ts";
import { siteName } from "../../testing/content/routes.ts";
import { get } from "../../testing/http/http.ts";

test.use({ javaScriptEnabled: false });

for (const [path, kind] of [
  ["/our-story", "story"],
  ["/our-vision", "vision"],
  ["/quality-policy", "quality-policy"],
  ["/about", "about"],
] as const) {
  test(`${path} shows its text`, async ({ page }) => {
    await page.goto(path);
    const text = excerptOf(firstOf(kind).description);
    expect(text.length).toBeGreaterThan(15);
    await expect(page.locator("main")).toContainText(text);
  });
}

for (const heading of ["Our Story", "Our Vision"]) {
  test(`${heading} is the heading above its text`, async ({ page }) => {
    await page.goto(`/${heading.toLowerCase().replace(" ", "-")}`);
    await expect(page.getByRole("heading", { level: 2, name: heading, exact: true })).toBeVisible();
  });
}

test("images are served as WebP to browsers that accept it", async ({ page, site }) => {
  await page.goto("/");
  const src = await page.locator("main img").first().getAttribute("src");
  const image = await fetch(new URL(src ?? "", site.url), { headers: { accept: "image/webp,*/*" } });
  expect(image.status).toBe(200);
  expect(image.headers.get("content-type")).toMatch(/^image\/webp/);
});

test("an unknown URL is 404 with a message and the complete layout, without scripts", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(`Page Not Found | ${siteName}`);
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("shared caches do not store a 404", async ({ site }) => {
  const { headers } = await get(`${site.url}/no-such-page`);
  expect(headers.get("cache-control")).not.toMatch(/s-maxage=\d{4,}|public/);
});
