/** Releases replace each other without a mixed page, and the switch removes the worker. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { get } from "../../testing/http/http.ts";
import { TestSite } from "../../testing/sites/test-site.ts";
import { expect, passVisit, readStored, test, visit, waitForWorker } from "./offline-test.ts";

test.describe("on a site that changes", () => {
  // In one worker, for one site.
  test.describe.configure({ mode: "default" });
  let changing: TestSite;
  test.beforeAll(async ({ site: { backendUrl: url, account } }, { workerIndex }) => {
    changing = await TestSite.open({ name: `release-${workerIndex}`, backend: { url, account } });
  });
  test.afterAll(() => changing.close());

  test("a new release replaces the pages that the old one brought, and no page mixes the two", async ({
    visitor,
  }) => {
    const idFile = join(changing.distDir, "BUILD_ID");
    const oldId = readFileSync(idFile, "utf8");
    const page = await visitor.newPage();
    await visit(page, `${changing.url}/about`);
    // Their names alone: to open one that was removed meanwhile would create it again.
    const kept = () => page.evaluate(() => caches.keys());
    expect(await kept()).toContain(`site-fixed-document-${oldId}`);

    await changing.stop();
    writeFileSync(idFile, "next-release");
    await changing.start();
    await page.goto(`${changing.url}/services`);
    await hydrate(page);
    await passVisit(page);
    await expect.poll(kept).toContain("site-fixed-document-next-release");
    await expect.poll(async () => (await kept()).filter((name) => name.includes(oldId))).toEqual([]);
    // The server's pages of the old one are gone, too.
    const databases = readdirSync(changing.pageCacheDir).filter((name) => name.endsWith(".sqlite"));
    expect(databases).toEqual(["next-release.sqlite"]);
  });

  test("SERVICE_WORKER=off removes the worker and all that it has kept", async ({ visitor }) => {
    const page = await visitor.newPage();
    await visit(page, `${changing.url}/about`);
    await changing.stop();
    process.env.SERVICE_WORKER = "off";
    await changing.start();
    delete process.env.SERVICE_WORKER;
    const { body, headers } = await get(`${changing.url}/sw.js`);
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(body).not.toContain("preloadResponse");
    await page.goto(`${changing.url}/services`);
    await hydrate(page);
    await passVisit(page);
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
    await page.goto(`${changing.url}/services`);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(await readStored(page)).toEqual({ caches: {}, requests: 0 });
  });
});

test("a kept page of another build never gets this one's payload or scripts", async ({ visitor, site }) => {
  const page = await visitor.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await visit(page, `${site.url}/about`);
  // As if the page had been kept from an earlier release: it names another build and other scripts.
  await page.evaluate(async () => {
    const cache = await caches.open("site-document");
    const kept = await cache.match("/about", { ignoreVary: true });
    const text = (await kept?.text()) ?? "";
    const old = text.replace(/(?<=\/hydrate-\w+\.js",")[^"]+/, "old");
    if (old === text) throw new Error("no build id");
    const headers = new Headers(kept?.headers);
    headers.delete("content-security-policy");
    await cache.put("/about", new Response(old, { headers }));
  });
  await visitor.setOffline(true);
  await page.goto(`${site.url}/about`);
  await page.mouse.wheel(0, 200);
  await page.waitForLoadState("networkidle");
  const isHydrated = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
    );
  expect(await isHydrated()).toBe(false);
  await expect(page.locator("h1")).toBeVisible();
  expect(errors).toEqual([]);
  await visitor.setOffline(false);
  await page.reload();
  await hydrate(page);
  expect(await isHydrated()).toBe(true);
});

test("the worker is a script of the site's own, and is asked for again each time", async ({
  site,
  visitor,
}) => {
  const { status, headers } = await get(`${site.url}/sw.js`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("content-security-policy")).toContain("script-src 'self'");
  const etag = headers.get("etag") ?? "";
  expect((await get(`${site.url}/sw.js`, { "if-none-match": etag })).status).toBe(304);
  const page = await visitor.newPage();
  await visit(page, site.url);
  await waitForWorker(page);
});
