/**
 * Requests ahead of a tap in browsers that do not prerender (prerender.spec.ts has the others): documents before hydration,
 * payloads after it, never much, and nothing to save data.
 */
import type { Browser, Page } from "playwright/test";
import { openPhonePage } from "../../testing/browser/first-view.ts";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { observeFor } from "../../testing/browser/observe-for.ts";
import { expect, test } from "../../testing/browser/test.ts";

const maxBytes = 60_000;
const idleMs = 3000;

/** Parts of payloads that the router requests ahead, and every other request of a page or payload. */
function watchRequests(page: Page) {
  const requests = { ahead: [] as string[], onTap: [] as string[], bytes: [] as Promise<number>[] };
  page.on("requestfinished", (request) => {
    const headers = request.headers();
    const isAhead = headers["next-router-prefetch"] !== undefined;
    const { pathname } = new URL(request.url());
    if (isAhead) requests.ahead.push(pathname);
    else if (headers.rsc || request.resourceType() === "document") requests.onTap.push(pathname);
    if (isAhead)
      requests.bytes.push(
        request
          .sizes()
          .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      );
  });
  return requests;
}

/** A phone without Speculation Rules, as far as scripts see. */
async function openPhoneWithoutRules(browser: Browser): Promise<Page> {
  const page = await openPhonePage(browser);
  await page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: undefined }));
  return page;
}

const marked = (page: Page) =>
  page.locator("a.near").evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));

test("a link in view that is tapped before hydration opens from a prefetched document", async ({
  browser,
  site,
}) => {
  const page = await openPhonePage(browser);
  await page.goto(`${site.url}/services`);
  await expect.poll(() => marked(page)).toHaveLength(2);
  const [, link = ""] = await marked(page);
  const deliveryOf = async () => {
    await page.goto(`${site.url}/services`);
    await expect.poll(() => marked(page)).toContain(link);
    await observeFor(500);
    await page
      .locator(`a.near[href="${new URL(link).pathname}"]`)
      .first()
      .tap();
    await page.waitForURL(link);
    return page.evaluate(
      () => (performance.getEntriesByType("navigation")[0] as { deliveryType?: string }).deliveryType,
    );
  };
  await expect.poll(deliveryOf).toBe("navigational-prefetch");
  await page.context().close();
});

test("a link in view that is tapped after hydration opens without a request for its page", async ({
  browser,
  site,
}) => {
  const page = await openPhoneWithoutRules(browser);
  const requests = watchRequests(page);
  await page.goto(`${site.url}/services`);
  await hydrate(page);
  const link = page.locator("main a[href*='/details/']").first();
  const path = String(await link.getAttribute("href"));
  await expect.poll(() => requests.ahead.filter((each) => each === path)).toHaveLength(2);
  await page.waitForLoadState("networkidle");
  requests.onTap.length = 0;
  await link.tap();
  await page.waitForURL(site.url + path);
  await expect(page.locator("h1").filter({ visible: true })).toHaveCount(1);
  expect(requests.onTap).toEqual([]);
  await page.context().close();
});

test("with a mouse, the links that it touches are prefetched, at most three", async ({ page }) => {
  await page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: undefined }));
  const requests = watchRequests(page);
  await page.goto("/services");
  await hydrate(page);
  await observeFor(idleMs);
  expect(requests.ahead).toEqual([]);
  const paths = await touchServices(page);
  expect(paths.length).toBeGreaterThan(3);
  await page.waitForLoadState("networkidle");
  expect(new Set(requests.ahead).size).toBe(3);
});

test("with a mouse, the first two links that it touches are left to the browser", async ({ page, site }) => {
  await page.goto("/services");
  await hydrate(page);
  await observeFor(idleMs);
  expect(await marked(page)).toEqual([]);
  const paths = await touchServices(page);
  expect(await marked(page)).toEqual(paths.slice(0, 2).map((path) => site.url + path));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator(`main a[href="${paths[2]}"]`).click();
  await page.waitForURL(site.url + paths[2]);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await page.goBack();
  await page.locator(`main a[href="${paths[0]}"]`).click();
  await page.waitForURL(site.url + paths[0]);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false);
});

/** Moves the mouse over the links to services. Returns their paths. */
async function touchServices(page: Page): Promise<string[]> {
  const paths = new Set<string>();
  for (const link of await page.locator("main a[href*='/details/']").all()) {
    await link.hover();
    paths.add(String(await link.getAttribute("href")));
  }
  return [...paths];
}

for (const path of ["/", "/services", "/product", "/expertise", "/blogs"]) {
  test(`${path} prefetches at most ${maxBytes / 1000} kB for a visitor who never taps`, async ({
    browser,
    site,
  }) => {
    const page = await openPhoneWithoutRules(browser);
    const requests = watchRequests(page);
    await page.goto(site.url + path);
    await expect.poll(() => marked(page)).not.toEqual([]);
    let bytes = 0;
    for (const url of new Set(await marked(page))) {
      const response = await fetch(url, { headers: { "accept-encoding": "br" } });
      const headers = [...response.headers].join("\r\n").length;
      bytes += headers + Number(response.headers.get("content-length"));
    }
    expect(bytes).toBeGreaterThan(10_000);
    await hydrate(page);
    for (let screen = 0; screen < 12; screen++) {
      await page.mouse.wheel(0, 800);
      await observeFor(250);
    }
    await page.waitForLoadState("networkidle");
    expect(new Set(requests.ahead).size).toBe(3);
    for (const size of await Promise.all(requests.bytes)) bytes += size;
    expect(bytes).toBeLessThanOrEqual(maxBytes);
    await page.context().close();
  });
}

test("nothing is prefetched with Save-Data", async ({ browser, site }) => {
  const page = await openPhonePage(browser, { saveData: true });
  const requests = watchRequests(page);
  await page.route(/google|openstreetmap/, (route) => route.abort());
  await page.goto(`${site.url}/map`);
  expect(await marked(page)).toEqual([]);
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
  // This button starts the scripts.
  await page.getByRole("button", { name: "Show the map" }).tap();
  await hydrate(page);
  await observeFor(idleMs);
  expect(requests.ahead).toEqual([]);
  await page.context().close();
});
