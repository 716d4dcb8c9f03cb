/**
 * Every route, loaded once without and once with JavaScript: status, headers, title, banner, breadcrumb, text, client code,
 * console, Content-Security-Policy, overflow, the rules of its template, and accessibility. Each failure message names its claim.
 */
import type { Page } from "playwright/test";
import { clientCodeMeter, MAX_CLIENT_CODE_BYTES } from "../../scripts/build/client-code.ts";
import { hydrate } from "../../testing/browser/hydrate.ts";
import {
  findAxeViolations,
  findInvisibleText,
  findOverflow,
  injectCode,
  recordConsole,
  recordViolations,
  visibleText,
} from "../../testing/browser/page-audit.ts";
import { findTemplateFaults } from "../../testing/browser/template-audit.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { bannerOf, type RouteCase, routeCases, siteName } from "../../testing/content/routes.ts";
import { expectSecurityHeaders, pagePolicy, policiesOf } from "../security/expected-headers.ts";

type AuditedPage = { path: string; status: number; route?: RouteCase; axe?: boolean };

const pages: AuditedPage[] = [
  ...routeCases.map((route) => ({ path: route.path, status: 200, route, axe: true })),
  { path: "/leadership?page=2", status: 200 },
  { path: "/miscellaneous?item=1", status: 200, axe: true },
  { path: "/no/such/page", status: 404, axe: true },
  { path: "/service/detail/nothing", status: 404 },
  { path: "/services/details/none/nothing", status: 404 },
  { path: "/expertise/details/987654/nothing", status: 404 },
  { path: "/our-team?page=999", status: 404 },
];

/** Pages of each kind: here inserted code is tried, too. */
const injected = /^\/(?:|gallery|contact|leadership\?page=2|no\/such\/page|services\/details\/1\/.*)$/;

const ownCodeBytes = clientCodeMeter(process.env.NEXT_DIST_DIR || ".next");

let pageWithoutScripts: Page;
test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  await context.route(/\/(_next\/image|files\/|images\/)/, (route) => route.abort());
  await context.route(
    ({ hostname }) => hostname !== "127.0.0.1",
    (route) => route.abort(),
  );
  pageWithoutScripts = await context.newPage();
});
test.afterAll(() => pageWithoutScripts.context().close());

test("the table has each route once", () => {
  expect(new Set(routeCases.map(({ path }) => path)).size).toBe(routeCases.length);
});

for (const audited of pages) {
  test(`${audited.path} passes the audit`, async ({ page, site: { url } }) => {
    const text = await test.step("without JavaScript", () =>
      auditWithoutScripts(pageWithoutScripts, audited, url));
    await test.step("with JavaScript", () => auditWithScripts(page, audited, text));
  });
}

/** @returns the visible text */
async function auditWithoutScripts(page: Page, { path, status, route }: AuditedPage, url: string) {
  const response = await page.goto(url + path);
  expect(response?.status(), "status").toBe(status);
  const headers = new Headers(await response?.allHeaders());
  expect
    .soft(policiesOf(headers), "the policy names the page's own scripts, and no other")
    .toEqual([expect.stringMatching(pagePolicy)]);
  expectSecurityHeaders(headers);
  const ownCode = ownCodeBytes((await response?.text()) ?? "");
  // Less would mean that the site's files were not found.
  expect.soft(ownCode, "client code that was found").toBeGreaterThan(3000);
  expect.soft(ownCode, "the site's own client code, gzipped").toBeLessThan(MAX_CLIENT_CODE_BYTES);
  if (route) await expectLayout(page, route, url);
  expect.soft(await findInvisibleText(page), "invisible without scripts").toEqual([]);
  return visibleText(page);
}

async function expectLayout(
  page: Page,
  { path, title, banner: name, label = title }: RouteCase,
  url: string,
) {
  const banner = name === undefined ? undefined : bannerOf(name);
  if (name) expect.soft(banner, `the content has a banner "${name}"`).toBeTruthy();
  await expect.soft(page, "title").toHaveTitle(`${title} | ${siteName}`);
  await expect.soft(page.locator("h1"), "one h1").toHaveCount(1);
  await expect.soft(page.locator("h1"), "h1").toHaveText(banner?.title || title);
  if (banner?.description)
    await expect.soft(page.locator("main"), "banner text").toContainText(banner.description);

  const src = await page.locator("main img").first().getAttribute("src");
  const original = new URL(src ?? "", url).searchParams.get("url") ?? "";
  if (banner?.image) expect.soft(original, "banner image").toBe(`/files${banner.image}`);
  const image = await fetch(url + original);
  expect.soft(image.status, original).toBe(200);
  expect.soft(image.headers.get("content-type"), original).toMatch(/^image\//);
  await image.body?.cancel();

  if (path !== "/") {
    const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect.soft(breadcrumb.getByRole("link").first(), "breadcrumb").toHaveText("Home");
    await expect.soft(breadcrumb.getByRole("link").first(), "breadcrumb").toHaveAttribute("href", "/");
    await expect.soft(breadcrumb.locator("[aria-current=page]"), "breadcrumb").toHaveText(label);
  }
  await expect.soft(page.getByRole("navigation", { name: "Main" }), "navigation").toBeVisible();
  await expect.soft(page.getByRole("contentinfo"), "footer").toBeVisible();
}

async function auditWithScripts(page: Page, { path, status, axe }: AuditedPage, textWithoutScripts: string) {
  const messages = recordConsole(page, status);
  const violations = await recordViolations(page);
  expect((await page.goto(path))?.status(), "status").toBe(status);
  await hydrate(page);
  expect.soft(await findOverflow(page), "sideways scrolling at 1440 px").toEqual([]);
  const [pathname = ""] = path.split("?");
  const findFaults = async () => (status === 200 ? findTemplateFaults(page, pathname) : []);
  expect.soft(await findFaults(), "template at 1440 px").toEqual([]);
  const text = await visibleText(page);
  expect.soft(text, "the same text with and without scripts").toBe(textWithoutScripts);
  expect.soft(text.length, "length of the text").toBeGreaterThan(60);
  if (axe) expect.soft(await findAxeViolations(page), "axe at 1440 px").toEqual([]);
  if (axe) {
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await findFaults(), "template at 390 px").toEqual([]);
    expect.soft(await findAxeViolations(page), "axe at 390 px").toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await findOverflow(page), "sideways scrolling at 320 px").toEqual([]);
  expect.soft(await violations(), "violations of the Content-Security-Policy").toEqual([]);
  expect.soft(messages, "console").toEqual([]);

  if (!injected.test(path)) return;
  expect.soft(await injectCode(page), "inserted code that took effect").toEqual([]);
  for (const directive of ["script-src-elem", "script-src-attr", "style-src-elem"])
    await expect
      .poll(async () => (await violations()).join("\n"), `violation of ${directive}`)
      .toContain(directive);
}
