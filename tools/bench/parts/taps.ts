import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "puppeteer-core";
import { routes } from "../../../lib/site/routes.ts";
import { launchChromium } from "../../../testing/browser/chromium.ts";
import { firstOf } from "../../../testing/content/content.ts";
import { detailsPath } from "../../../testing/content/routes.ts";
import { hangMs } from "../../../testing/http/http.ts";
import type { Part } from "../claim.ts";

/** A link: the path of the page that has it, and its selector. */
type Tap = { name: string; from: string; link: string };

/** Early: 0.3 s after the load event, before the page hydrates. Late: two seconds after it has. */
type Moment = "early" | "late";

const earlyMs = 300;
const readMs = 2_000;
/** A finger stays this long. */
const pressMs = 80;
/** Bytes per second, and ms. */
const line = { download: 200_000, upload: 94_000, latency: 150 };
const cpuSlowdown = 4;

const moments: Moment[] = ["early", "late"];

const service = detailsPath(routes.services, firstOf("services"));

const links: Tap[] = [
  { name: "home, main button", from: routes.home, link: "main .button" },
  { name: "services, the first", from: routes.services, link: "main a[href*='/details/']" },
  { name: "a service, its list", from: service, link: "main nav a[href='/services']" },
  { name: "articles, the first", from: routes.blogs, link: "main article a" },
  { name: "articles, page 2", from: routes.blogs, link: "main a[rel=next]" },
];

const ms = {
  unit: "ms",
  better: "less",
  ratio: 1.25,
  slack: 40,
  comparesMedian: true,
} as const;

export const taps: Part = {
  name: "taps",
  claims: [
    { ...ms, id: "early", sentence: "tap before hydration to the next page's first paint", limit: 300 },
    { ...ms, id: "late", sentence: "tap after hydration to the next page's first paint", limit: 150 },
  ],
  runs: 3,
  async measure(version) {
    const url = await version.start();
    await using browser = await launchChromium();
    const figures: Record<Moment, Record<string, number>> = { early: {}, late: {} };
    for (const tap of links)
      for (const moment of moments) figures[moment][tap.name] = await measureTap(browser, url, tap, moment);
    return figures;
  },
};

/**
 * Taps a link as on a slow phone with an empty cache: processor four times slower, 150 ms, 1.6 Mbit/s.
 * @returns from the end of the touch to the next page's first paint, in ms
 * @throws Error when the link is not shown, or leads nowhere
 */
async function measureTap(
  browser: Browser,
  site: string,
  { from, link }: Tap,
  moment: Moment,
): Promise<number> {
  await using context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(hangMs);
  await page.emulateNetworkConditions(line);
  await page.emulateCPUThrottling(cpuSlowdown);
  await page.goto(new URL(from, site).href, { waitUntil: "load" });
  await page.evaluate(watchRouter);
  if (moment === "early") await sleep(earlyMs);
  else await untilHydrated(page);
  const touchedAt = await touch(page, link);
  return (await nextPaint(page, new URL(from, site).pathname, touchedAt)) - touchedAt;
}

type Watched = { paintedAt?: number };

/**
 * In the page: keeps the time of the paint after the router has changed it, in ms since 1970. The text of this function is
 * evaluated in the browser: it must not use anything from outside.
 */
function watchRouter(): void {
  const { href } = location;
  const observer = new MutationObserver(() => {
    if (location.href === href) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        (window as Watched).paintedAt = performance.timeOrigin + performance.now();
      }),
    );
  });
  const main = document.querySelector("main");
  if (main) observer.observe(main, { childList: true, characterData: true, subtree: true });
}

/** Scripts start at an interaction; a visitor reads before the late tap. */
async function untilHydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.waitForFunction(() => document.documentElement.hasAttribute("data-measured"));
  await sleep(readMs);
}

/** @returns when the touch ended, in ms since 1970 */
async function touch(page: Page, link: string): Promise<number> {
  const { x, y } = await page.evaluate(shownCenter, link);
  const finger = await page.touchscreen.touchStart(x, y);
  await sleep(pressMs);
  const endedAt = Date.now();
  // Resolves when the page has handled it, which may be long after.
  void finger.end().catch(() => undefined);
  return endedAt;
}

/** In the page: scrolls to the first link that is shown, and returns its center once what came into view is laid out. */
async function shownCenter(selector: string): Promise<{ x: number; y: number }> {
  const link = [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length > 0);
  if (!link) throw new Error(`not shown: ${selector} on ${location.href}`);
  link.scrollIntoView({ block: "center", behavior: "instant" });
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** @returns the first paint of another document or of the router's next page, in ms since 1970 */
async function nextPaint(page: Page, from: string, touchedAt: number): Promise<number> {
  while (Date.now() - touchedAt < hangMs) {
    // Rarely: it takes the page's time. Fails while one document replaces the other.
    await sleep(500);
    const paintedAt = await page.evaluate(lastPaint).catch(() => 0);
    if (paintedAt > touchedAt) return paintedAt;
  }
  throw new Error(`no other page within ${hangMs} ms after a tap on ${from}`);
}

/** In the page: the time of the router's change, or of the document's first paint; 0 before it. */
function lastPaint(): number {
  const { paintedAt } = window as Watched;
  const [first] = performance.getEntriesByName("first-contentful-paint");
  return paintedAt ?? (first ? performance.timeOrigin + first.startTime : 0);
}
