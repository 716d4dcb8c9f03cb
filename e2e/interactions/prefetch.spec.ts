/**
 * Requests ahead of a tap: documents before hydration, payloads after it. components/islands/likely-links.test.ts and
 * prefetch-links.test.tsx have how many and when not; prerender.slow.spec.ts has real prerendering.
 */
import type { Page } from "playwright/test";
import { prerenderRules } from "../../server/first-view/hydration-loader.ts";
import { openPhonePage } from "../../testing/browser/first-view.ts";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { recordViolations } from "../../testing/browser/page-audit.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { elementsOf, hrefsOf, readPage } from "../../testing/http/html.ts";
import { waitUntil } from "../../testing/http/http.ts";
import { openPage } from "./helpers.ts";

/** Of two documents and three payloads. */
const maxBytes = 70_000;

const marked = (page: Page) =>
  page.locator("a.prerender").evaluateAll((links) => links.map((link) => link.getAttribute("href")));

/** The payloads that the router requests ahead, with their bytes, and the requests of a tap. */
function watchRequests(page: Page) {
  const requests = { ahead: new Map<string, number>(), onTap: [] as string[] };
  page.on("requestfinished", async (request) => {
    const headers = request.headers();
    const { pathname } = new URL(request.url());
    if (headers["next-router-prefetch"] !== undefined) {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      const before = requests.ahead.get(pathname) ?? 0;
      requests.ahead.set(pathname, before + responseBodySize + responseHeadersSize);
    } else if (headers.rsc || request.resourceType() === "document") requests.onTap.push(pathname);
  });
  return requests;
}

test("a phone has the browser prerender the first two links in view", async ({ browser, site }) => {
  const page = await openPhonePage(browser);
  const violations = await recordViolations(page);
  await page.goto(`${site.url}/services`);
  const rules = page.locator("script[type=speculationrules]");
  // Playwright's own assertions read no text of scripts.
  expect(await rules.textContent()).toBe(prerenderRules);
  const { document } = await readPage(`${site.url}/services`);
  const [main] = elementsOf(document, "main");
  const links = hrefsOf(main, "a").filter((href) => /^\/[^?.]+$/.test(href));
  expect(await marked(page)).toEqual(links.slice(0, 2));
  expect(await violations()).toEqual([]);
  await page.context().close();
});

test("without prerendering, a link in view that is tapped after hydration opens without a request for its page", async ({
  browser,
  site,
}) => {
  const page = await openPhonePage(browser);
  // As far as scripts see; the loader marks links all the same.
  await page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: undefined }));
  const requests = watchRequests(page);
  await page.goto(`${site.url}/services`);
  await hydrate(page);
  await waitUntil("the router has requested three payloads", () => requests.ahead.size === 3);
  await page.waitForLoadState("networkidle");
  let bytes = 0;
  for (const href of await marked(page)) {
    const response = await fetch(site.url + href, { headers: { "accept-encoding": "br" } });
    bytes += [...response.headers].join("\r\n").length + Number(response.headers.get("content-length"));
  }
  expect(bytes).toBeGreaterThan(10_000);
  for (const size of requests.ahead.values()) bytes += size;
  expect(bytes).toBeLessThanOrEqual(maxBytes);

  requests.onTap.length = 0;
  const [path = ""] = requests.ahead.keys();
  await page.locator(`main a[href="${path}"]`).first().tap();
  await page.waitForURL(site.url + path);
  await expect(page.locator("h1").filter({ visible: true })).toHaveCount(1);
  expect(requests.onTap).toEqual([]);
  await page.context().close();
});

test("with a mouse, the first two links that it touches are left to the browser", async ({ page }) => {
  await openPage(page, "/services");
  await page.locator("script[type=speculationrules]").waitFor({ state: "attached" });
  const links = page.locator("main a[href*='/details/']");
  const paths = [...new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))))];
  const link = (index: number) => page.locator(`main a[href="${paths[index]}"]`).first();
  await waitUntil("the script that marks links is there", async () => {
    await page.mouse.move(5, 5);
    await link(0).hover();
    return (await marked(page)).length > 0;
  });
  for (const index of [1, 2]) await link(index).hover();
  expect(new Set(await marked(page))).toEqual(new Set(paths.slice(0, 2)));

  const isSameDocument = () => page.evaluate(() => "isMarked" in window);
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  await link(2).click();
  await page.waitForURL(`**${paths[2]}`);
  expect(await isSameDocument()).toBe(true);
  await page.goBack();
  await link(0).click();
  await page.waitForURL(`**${paths[0]}`);
  expect(await isSameDocument()).toBe(false);
});
