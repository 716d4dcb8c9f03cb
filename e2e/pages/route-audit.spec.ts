/**
 * Every route: its HTML, and opened once on a phone and once on a wide screen. The page arrives in pieces, as on a slow line, and
 * is audited before its scripts start and when they have hydrated it. Each failure message names its claim.
 */
import type { Page } from "playwright/test";
import { readLayoutShifts, readUnusedImages } from "../../testing/browser/first-view.ts";
import { holdScripts, releaseScripts } from "../../testing/browser/hold-scripts.ts";
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
import { firstOf } from "../../testing/content/content.ts";
import { detailsPath, type RouteCase, routeCases } from "../../testing/content/routes.ts";
import { openSlowProxy } from "../../testing/proxies/slow-proxy.ts";
import { auditHtml } from "./html-audit.ts";

type AuditedPage = { path: string; status: number; route?: RouteCase; axe?: boolean };

const pages: AuditedPage[] = [
  ...routeCases.map((route) => ({ path: route.path, status: 200, route, axe: true })),
  { path: detailsPath("/blogs", firstOf("blog")), status: 200, axe: true },
  { path: detailsPath("/info-news", firstOf("news")), status: 200, axe: true },
  { path: detailsPath("/product", firstOf("products")), status: 200, axe: true },
  { path: "/info-news?page=2", status: 200 },
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

/** A page of one screen has few words beside those of the footer; less would be an error. */
const minTextLength = 60;

let slowSite: Awaited<ReturnType<typeof openSlowProxy>>;
test.beforeAll(async ({ site }) => {
  slowSite = await openSlowProxy(site.url);
});
test.afterAll(() => slowSite.close());

test("the table has each page once", () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

for (const { path, status, route } of pages)
  test(`${path} says what it has to`, ({ site }) => auditHtml(site.url + path, status, route));

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  for (const audited of pages)
    test(audited.path, async ({ page }) => {
      const { expectNoFault, findFaults } = await openAudited(page, audited);
      await hydrate(page);
      expect.soft(await findFaults(), "template").toEqual([]);
      if (audited.axe) expect.soft(await findAxeViolations(page), "axe").toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await findOverflow(page), "sideways scrolling at 320 px").toEqual([]);
      await expectNoFault();
    });
});

test.describe("on a wide screen", () => {
  test.use({ colorScheme: "dark" });

  for (const audited of pages)
    test(audited.path, async ({ page }) => {
      const { expectNoFault, findFaults, violations } = await openAudited(page, audited);
      await page.emulateMedia({ colorScheme: "light" });
      const text = await visibleText(page);
      expect.soft(text.length, "length of the text").toBeGreaterThan(minTextLength);
      await releaseScripts(page);
      await hydrate(page);
      expect.soft(await visibleText(page), "the same text before and after hydration").toBe(text);
      expect.soft(await findOverflow(page), "sideways scrolling").toEqual([]);
      expect.soft(await findFaults(), "template").toEqual([]);
      if (audited.axe) expect.soft(await findAxeViolations(page), "axe").toEqual([]);
      await expectNoFault();
      if (injected.test(audited.path)) await expectInjectionBlocked(page, violations);
    });
});

/** Opens a page and audits it as it arrives, before its scripts start. */
async function openAudited(page: Page, { path, status }: AuditedPage) {
  const messages = recordConsole(page, status);
  const violations = await recordViolations(page);
  await holdScripts(page);
  expect((await page.goto(slowSite.url + path))?.status(), "status").toBe(status);
  expect.soft(await readLayoutShifts(page), "layout shifts while it arrives").toEqual([]);
  expect.soft(await readUnusedImages(page), "images of the other color scheme").toEqual([]);
  expect.soft(await findInvisibleText(page), "invisible before scripts").toEqual([]);
  return {
    violations,
    findFaults: async () => (status === 200 ? findTemplateFaults(page, path.replace(/\?.*/, "")) : []),
    async expectNoFault() {
      expect.soft(await violations(), "violations of the Content-Security-Policy").toEqual([]);
      expect.soft(messages, "console").toEqual([]);
    },
  };
}

async function expectInjectionBlocked(page: Page, violations: () => Promise<string[]>): Promise<void> {
  expect.soft(await injectCode(page), "inserted code that took effect").toEqual([]);
  for (const directive of ["script-src-elem", "script-src-attr", "style-src-elem"])
    await expect
      .poll(async () => (await violations()).join("\n"), `violation of ${directive}`)
      .toContain(directive);
}
