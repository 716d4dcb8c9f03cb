/** The specification's table of routes: each answers, and has a title, a banner, a breadcrumb and one heading. */
import { excerptOf, firstOf } from "../support/content.ts";
import { get } from "../support/http.ts";
import { bannerOf, routeCases, siteName } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

test("the table has each route once", () => {
  expect(new Set(routeCases.map(({ path }) => path)).size).toBe(routeCases.length);
});

for (const { path, title, banner: name, label = title } of routeCases) {
  test(`${path} has its title, banner, breadcrumb and one heading`, async ({ page, site }) => {
    const banner = name === undefined ? undefined : bannerOf(name);
    if (name) expect(banner, `the content has a banner "${name}"`).toBeTruthy();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} | ${siteName}`);

    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).toHaveText(banner?.title || title);
    if (banner?.description) await expect(page.locator("main")).toContainText(banner.description);

    const picture = page.locator("main img").first();
    const src = await picture.getAttribute("src");
    const original = new URL(src ?? "", site.url).searchParams.get("url") ?? "";
    if (banner?.image) expect(original).toBe(`/files${banner.image}`);
    const image = await fetch(site.url + original);
    expect(image.status, original).toBe(200);
    expect(image.headers.get("content-type")).toMatch(/^image\//);

    if (path !== "/") {
      const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
      await expect(breadcrumb.getByRole("link").first()).toHaveText("Home");
      await expect(breadcrumb.getByRole("link").first()).toHaveAttribute("href", "/");
      await expect(breadcrumb.locator("[aria-current=page]")).toHaveText(label);
    }
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
}

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
  test(`${heading} stands above its text`, async ({ page }) => {
    await page.goto(`/${heading.toLowerCase().replace(" ", "-")}`);
    await expect(page.getByRole("heading", { level: 2, name: heading, exact: true })).toBeVisible();
  });
}

test("pictures are served in the size that is asked for", async ({ page, site }) => {
  await page.goto("/");
  const src = await page.locator("main img").first().getAttribute("src");
  const picture = await fetch(new URL(src ?? "", site.url), { headers: { accept: "image/webp,*/*" } });
  expect(picture.status).toBe(200);
  expect(picture.headers.get("content-type")).toMatch(/^image\/webp/);
});

test("a page that does not exist is 404, says so without scripts, and has the whole layout", async ({
  page,
}) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(`Page Not Found | ${siteName}`);
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("a page that does not exist is not kept by shared caches", async ({ site }) => {
  const { headers } = await get(`${site.url}/no-such-page`);
  expect(headers.get("cache-control")).not.toMatch(/s-maxage=\d{4,}|public/);
});
