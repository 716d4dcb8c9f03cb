/** The pages of the route audit, and how each is opened: it arrives in pieces, as on a slow line, before its scripts start. */
import type { Page } from "playwright/test";
import { findCovered, footerShift } from "../../testing/browser/chat-box.ts";
import { readLayoutShifts, readUnusedImages } from "../../testing/browser/first-view.ts";
import { holdScripts } from "../../testing/browser/hold-scripts.ts";
import {
  findInvisibleText,
  recordConsole,
  recordHosts,
  recordViolations,
} from "../../testing/browser/page-audit.ts";
import { findTemplateFaults } from "../../testing/browser/template-audit.ts";
import { expect } from "../../testing/browser/test.ts";
import { firstOf, published } from "../../testing/content/content.ts";
import { detailsPath, type RouteCase, routeCases } from "../../testing/content/routes.ts";

export type AuditedPage = { path: string; status: number; route?: RouteCase; axe?: boolean };

const measured =
  published("references").find(({ guarantees }) => guarantees?.length) ?? firstOf("references");

export const auditedPages: AuditedPage[] = [
  ...routeCases.map((route) => ({ path: route.path, status: 200, route, axe: true })),
  { path: detailsPath("/blogs", firstOf("blog")), status: 200, axe: true },
  { path: detailsPath("/info-news", firstOf("news")), status: 200, axe: true },
  { path: detailsPath("/product", firstOf("products")), status: 200, axe: true },
  { path: detailsPath("/references", measured), status: 200, axe: true },
  { path: "/info-news/page/2", status: 200 },
  { path: "/leadership/page/2", status: 200 },
  { path: "/miscellaneous/item/1", status: 200, axe: true },
  { path: "/no/such/page", status: 404, axe: true },
  { path: "/service/detail/nothing", status: 404 },
  { path: "/services/details/none/nothing", status: 404 },
  { path: "/expertise/details/987654/nothing", status: 404 },
  { path: "/our-team/page/999", status: 404 },
];

/** Opens a page of the site and audits it until its scripts start. Each failure message names its claim. */
export async function openAudited(page: Page, siteUrl: string, { path, status }: AuditedPage) {
  const messages = recordConsole(page, status);
  const violations = await recordViolations(page);
  const hosts = recordHosts(page);
  await holdScripts(page);
  expect((await page.goto(siteUrl + path))?.status(), "status").toBe(status);
  expect.soft(await readLayoutShifts(page), "layout shifts while it arrives").toEqual([]);
  expect.soft(await readUnusedImages(page), "images of the other color scheme").toEqual([]);
  expect.soft(await findInvisibleText(page), "invisible before scripts").toEqual([]);
  // Hydrated pages have no estimated heights any more.
  expect.soft(await footerShift(page), "movement of the footer in px").toBeLessThan(1);
  expect.soft(await findCovered(page), "under the chat box").toEqual([]);
  const main = await page.waitForSelector("main");
  return {
    violations,
    findFaults: async () => (status === 200 ? findTemplateFaults(page, path.replace(/\?.*/, "")) : []),
    async expectNoFault() {
      expect.soft(await violations(), "violations of the Content-Security-Policy").toEqual([]);
      expect.soft(hosts(), "hosts that the page requests from").toEqual([new URL(siteUrl).host]);
      expect.soft(await page.context().cookies(), "cookies").toEqual([]);
      expect.soft(messages, "console").toEqual([]);
      expect.soft(await main.evaluate((node) => node.isConnected), "hydrated, not rendered anew").toBe(true);
    },
  };
}
