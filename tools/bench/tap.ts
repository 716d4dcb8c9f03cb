import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "playwright";
import { phone } from "./browser.ts";

/** A link: the path of the page that has it, and its selector. */
export type Tap = { name: string; from: string; link: string };

/** Early: 0.3 s after the load event, before the page hydrates. Late: two seconds after it has. */
export type Moment = "early" | "late";

const earlyMs = 300;
const readMs = 2_000;
/** A finger stays this long. */
const pressMs = 80;
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const cpuSlowdown = 4;

/**
 * Taps a link as on a slow phone with an empty cache: processor four times slower, 150 ms, 1.6 Mbit/s.
 * @returns from the end of the touch to the next page's first paint, in ms
 * @throws Error when the link is not shown, or leads nowhere within 30 s
 */
export async function measureTap(
  browser: Browser,
  site: string,
  { from, link }: Tap,
  moment: Moment,
): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaints);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", line);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await page.goto(new URL(from, site).href, { waitUntil: "load" });
    if (moment === "early") await sleep(earlyMs);
    else await untilHydrated(page);
    const url = page.url();
    const touchedAt = await touch(page, session, link);
    await page.waitForFunction((before) => "paintedAt" in window && location.href !== before, url);
    return (await page.evaluate(() => (window as unknown as Painted).paintedAt)) - touchedAt;
  } finally {
    await context.close();
  }
}

type Painted = { paintedAt: number };

/**
 * In the page: keeps the time of its first paint, in ms since 1970, and that of the paint after the router has changed the page.
 * The text of this function is evaluated in the browser: it must not use anything from outside.
 */
function watchPaints(): void {
  const painted = window as unknown as Partial<Painted>;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === "first-contentful-paint") painted.paintedAt = performance.timeOrigin + startTime;
  }).observe({ type: "paint", buffered: true });
  addEventListener("touchstart", () => {
    delete painted.paintedAt;
    const { href } = location;
    const observer = new MutationObserver(() => {
      if (location.href === href) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => {
          painted.paintedAt = performance.timeOrigin + performance.now();
        }),
      );
    });
    const main = document.querySelector("main");
    if (main) observer.observe(main, { childList: true, characterData: true, subtree: true });
  });
}

/** Scripts start at an interaction; a visitor reads before the late tap. */
async function untilHydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await page.waitForFunction(() => document.documentElement.hasAttribute("data-measured"));
  await sleep(readMs);
}

/** @returns when the touch ended, in ms since 1970 */
async function touch(page: Page, session: CDPSession, link: string): Promise<number> {
  const target = page.locator(link).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`not shown: ${link} on ${page.url()}`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await sleep(pressMs);
  const endedAt = Date.now();
  // Resolves when the page has handled it, which may be long after.
  void session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }).catch(() => undefined);
  return endedAt;
}
