/** Pages on a slow device, for parts that press and scroll. */
import type { Browser, Page } from "playwright";
import { openPhonePage } from "../../testing/browser/first-view.ts";
import { hangMs } from "../../testing/http/http.ts";

const cpuSlowdown = 4;
export const wide = { width: 1440, height: 900 };

type Timed = Window & { durations?: Map<number, number>; longFrames?: number[] };

/** Opens a page with a slow processor, which notes the duration of each press and of long frames. @param viewport default: that of a phone */
export async function openSlowPage(browser: Browser, viewport?: typeof wide): Promise<Page> {
  const page = viewport ? await browser.newPage({ viewport }) : await openPhonePage(browser);
  page.setDefaultTimeout(hangMs);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await page.addInitScript(() => {
    const durations = new Map<number, number>();
    const longFrames: number[] = [];
    Object.assign(window, { durations, longFrames });
    new PerformanceObserver((list) => {
      longFrames.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "long-animation-frame" });
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries().map((each) => each.toJSON()))
        if (interactionId)
          durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  return page;
}

/** @returns of each interaction so far, from the input to the next paint, in ms; 16 where it was faster than browsers report */
export async function takeDurations(page: Page): Promise<number[]> {
  const durations = await page.evaluate(() => [...((window as Timed).durations?.values() ?? [])]);
  await page.context().close();
  return durations.length > 0 ? durations : [16];
}

/** @returns the longest frame so far in ms; 50 where none was longer, as browsers report no others */
export async function slowestFrame(page: Page): Promise<number> {
  const frames = await page.evaluate(() => (window as Timed).longFrames ?? []);
  await page.context().close();
  return Math.max(50, ...frames);
}
