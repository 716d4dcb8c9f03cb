/** Without a connection: visited pages open, others lead to a page in the site's own words. */
import { bounds } from "../../service-worker/bounds.ts";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { findAxeViolations, findOverflow, recordViolations } from "../../testing/browser/page-audit.ts";
import { get } from "../../testing/http/http.ts";
import {
  expect,
  keptIn,
  passVisit,
  readStored,
  test,
  visit,
  waitForWorker,
  waitUntilKept,
} from "./offline-test.ts";

test("a visited page opens offline with styles, pictures and scripts", async ({ visitor, site }) => {
  const page = await visitor.newPage();
  const violations = await recordViolations(page);
  await visit(page, `${site.url}/about`);
  const look = () =>
    page.evaluate(() => {
      const { backgroundColor, fontFamily } = getComputedStyle(document.querySelector("h1") as Element);
      const { width, height } = (document.querySelector("header") as Element).getBoundingClientRect();
      return { backgroundColor, fontFamily, width, height, title: document.title };
    });
  const online = await look();
  await expect.poll(async () => (await readStored(page)).caches["site-image"]?.length).toBeGreaterThan(0);
  await visitor.setOffline(true);
  const response = await page.goto(`${site.url}/about`);
  expect(response?.status()).toBe(200);
  expect(response?.fromServiceWorker()).toBe(true);
  expect(await look()).toEqual(online);
  const banner = page.locator("main img").first();
  await expect
    .poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1);
  await hydrate(page);
  expect(await violations()).toEqual([]);
});

test("pages that the router has shown open offline too, by link and by reload", async ({ visitor, site }) => {
  const page = await visitor.newPage();
  await visit(page, `${site.url}/services`);
  const footer = page.locator("footer");
  await footer.getByRole("link", { name: "Quality Policy" }).click();
  await expect(page).toHaveURL(/quality-policy/);
  await passVisit(page);
  await waitUntilKept(page, `${site.url}/quality-policy`);
  await visitor.setOffline(true);
  await page.reload();
  await expect(page.locator("h1")).toHaveText("Quality Policy");
  await page.goto(`${site.url}/services`);
  await hydrate(page);
  await footer.getByRole("link", { name: "Quality Policy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quality Policy");
});

test("a page that was not visited shows the offline page, at its URL, and itself once the line is back", async ({
  visitor,
  site,
}) => {
  const page = await visitor.newPage();
  await visit(page, `${site.url}/about`);
  await visitor.setOffline(true);
  await page.locator("footer").getByRole("link", { name: "Catalogues" }).click();
  await expect(page.locator("h1")).toHaveText("No Connection");
  await expect(page).toHaveURL(`${site.url}/catalogues_downloads`);
  const main = page.locator("main");
  await expect(main.locator("a[href^='tel:']")).toBeVisible();
  await expect(main.locator("a[href^='mailto:']").first()).toBeVisible();
  await visitor.setOffline(false);
  await main.getByRole("link", { name: "Try again" }).click();
  await expect(page.locator("h1")).toHaveText("Catalogues and Downloads");
});

test("the contact page opens offline without a visit, and its script runs", async ({ visitor, site }) => {
  const page = await visitor.newPage();
  await visit(page, `${site.url}/about`);
  await visitor.setOffline(true);
  await page.goto(`${site.url}/contact?about=product-5`);
  await hydrate(page);
  await expect(page.getByRole("form", { name: "Inquiry" })).toHaveJSProperty("noValidate", true);
});

test("pages stay fresh, and failures are not kept", async ({ visitor, testSite }) => {
  const page = await visitor.newPage();
  await visit(page, `${testSite.url}/about`);
  await page.evaluate(async () => {
    const cache = await caches.open("site-document");
    await cache.put("/about", new Response("old", { headers: { "content-type": "text/html" } }));
  });
  await page.goto(`${testSite.url}/about`);
  await expect(page.locator("h1")).not.toHaveText("old");
  testSite.proxy.fail({ kind: "refuse" });
  const failed = await page.goto(`${testSite.url}/services/details/153/further-entry-153`);
  expect(failed?.status()).toBeGreaterThanOrEqual(500);
  await page.goto(`${testSite.url}/no-such-page`);
  await page.goto(`${testSite.url}/contact?gas=nitrogen&flow=300`);
  await page.evaluate(() => fetch("/api/health/live"));
  const kept = Object.values((await readStored(page)).caches).flat();
  expect(kept.filter((path) => /details|no-such|^\/api/.test(path))).toEqual([]);
});

test("a page and its payload are never confused", async ({ visitor, site }) => {
  const page = await visitor.newPage();
  await visit(page, `${site.url}/about`);
  await visitor.setOffline(true);
  const types = await page.evaluate(async () => {
    const payload = await fetch("/about?_rsc=abc", { headers: { rsc: "1" } });
    const missing = await fetch("/our-story?_rsc=abc", { headers: { rsc: "1" } }).catch(() => undefined);
    return [payload.headers.get("content-type"), missing?.status];
  });
  expect(types[0]).toContain("text/x-component");
  expect(types[1]).toBeUndefined();
  const response = await page.goto(`${site.url}/about`);
  expect(response?.headers()["content-type"]).toContain("text/html");
});

for (const colorScheme of ["light", "dark"] as const)
  test(`the offline page is accessible and fits, ${colorScheme}`, async ({ visitor, site }) => {
    const page = await visitor.newPage();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `${site.url}/about`);
    await visitor.setOffline(true);
    await page.goto(`${site.url}/our-values`);
    await expect(page.locator("h1")).toHaveText("No Connection");
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
  });

test("the worker is registered after the first view, and limits what it keeps", async ({ visitor, site }) => {
  const page = await visitor.newPage();
  const requested: string[] = [];
  visitor.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`${site.url}/about`, { waitUntil: "networkidle" });
  expect(requested).not.toContain("/sw.js");
  await hydrate(page);
  await passVisit(page);
  await waitForWorker(page);
  // Pages of the build: others would have to be rendered.
  const sitemap = (await get(`${site.url}/sitemap.xml`)).body;
  const paths = Array.from(
    sitemap.matchAll(/<loc>[^<]*?(\/[a-z-]+\/details\/[^<]+)/g),
    ([, path = ""]) => path,
  );
  const visited = paths.slice(0, bounds.document.maxEntries + 5);
  expect(visited.length).toBeGreaterThan(bounds.document.maxEntries);
  await page.evaluate((paths) => {
    for (const path of paths) {
      const url = location.origin + path;
      navigator.serviceWorker.controller?.postMessage({ type: "visited", url, pictures: [] });
    }
  }, visited);
  const keptPages = async () => (await readStored(page)).caches["site-document"] ?? [];
  await expect.poll(() => keptIn(page, visited.at(-1) ?? "")).not.toEqual([]);
  await expect.poll(async () => (await keptPages()).length).toBe(bounds.document.maxEntries);
  expect(await keptPages()).not.toContain("/about");
  const sizes = await page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => (await caches.open(name)).matchAll());
    const responses = (await Promise.all(all)).flat();
    return Promise.all(responses.map(async (response) => (await response.arrayBuffer()).byteLength));
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(bounds.file.maxEntryBytes);
});
