import type { Browser, Page } from "playwright";
import { launchTestBrowser } from "../../../testing/browser/chromium.ts";
import { openPhonePage } from "../../../testing/browser/first-view.ts";
import { hydrate } from "../../../testing/browser/hydrate.ts";
import { get, hangMs, waitUntil } from "../../../testing/http/http.ts";
import type { Part } from "../claim.ts";

const ms = {
  unit: "ms",
  better: "less",
  ratio: 1.25,
  slack: 32,
  comparesMedian: true,
  listsSubjects: true,
} as const;
const pages = ["/", "/our-team", "/miscellaneous", "/contact", "/product"];
const slowdown = 4;
const searches = ["psa nitro", "argon", "vn 1000"];
/** Presses of the menu once the page is hydrated. */
const presses = 4;

type Timed = Window & { slowest?: number };

/** Presses on the menu's button, and words typed into the search, with a processor four times slower. */
export const responsiveness: Part = {
  name: "responsiveness",
  claims: [
    { ...ms, id: "arrival", sentence: "slowest event while scripts arrive and hydrate", limit: 200 },
    { ...ms, id: "after", sentence: "slowest event afterwards", limit: 100 },
    { ...ms, id: "suggestion", sentence: "from the end of the response to a painted suggestion", limit: 300 },
  ],
  runs: { whole: 3, quick: 0 },
  async measure(version) {
    const url = await version.start();
    await using browser = await launchTestBrowser();
    const figures: Record<"arrival" | "after", Record<string, number>> = { arrival: {}, after: {} };
    for (const path of pages) {
      const page = await openPhonePage(browser);
      page.setDefaultTimeout(hangMs);
      await page.goto(url + path);
      await watch(page);
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      let isHydrated = false;
      const hydrated = hydrate(page).then(() => {
        isHydrated = true;
      });
      const pressed = (async () => {
        do await press(page);
        while (!isHydrated);
      })();
      // Together: when one fails, nobody else would wait for the other.
      await Promise.all([hydrated, pressed]);
      figures.arrival[path] = await takeSlowest(page);
      for (let count = 0; count < presses; count++) await press(page);
      figures.after[path] = await takeSlowest(page);
      await page.context().close();
    }
    return { ...figures, suggestion: await measureSuggestions(browser, url) };
  },
};

async function measureSuggestions(browser: Browser, url: string): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  await waitUntil("the index", async () =>
    (await get(`${url}/api/search?q=${searches[0]}`)).body.includes("PSA"),
  );
  for (const words of searches) {
    const page = await openPhonePage(browser);
    page.setDefaultTimeout(hangMs);
    await page.goto(`${url}/search`);
    await hydrate(page);
    await watch(page);
    const painted = page.evaluate(timeToSuggestion);
    await page.locator('main input[name="q"]').fill(words);
    await page.locator("main [role=option]").first().waitFor();
    figures[words] = await painted;
    await page.context().close();
  }
  return figures;
}

/** Runs in the page. */
function timeToSuggestion(): Promise<number> {
  return new Promise((resolve) => {
    const form = document.querySelector("main form") as HTMLElement;
    const observer = new MutationObserver(() => {
      if (!form.querySelector("[role=option]")) return;
      observer.disconnect();
      // A task that a frame has queued runs once it was painted.
      requestAnimationFrame(() =>
        setTimeout(() => {
          const shownAt = performance.now();
          const calls = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
          const response = calls.findLast(({ name }) => name.includes("/api/search?"));
          resolve(shownAt - (response?.responseEnd ?? 0));
        }),
      );
    });
    observer.observe(form, { subtree: true, childList: true });
  });
}

function press(page: Page): Promise<void> {
  return page.locator("header summary").first().tap();
}

async function watch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(() => {
    const timed = window as Timed;
    new PerformanceObserver((list) => {
      for (const { duration, ...entry } of list.getEntries().map((each) => each.toJSON()))
        if (entry.interactionId) timed.slowest = Math.max(timed.slowest ?? 0, duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The slowest event since the last call; 16 ms where all were faster than the browser reports. */
function takeSlowest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // An entry is there once the frame after the interaction was painted.
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 500 })),
    );
    const timed = window as Timed;
    const { slowest = 16 } = timed;
    timed.slowest = undefined;
    return slowest;
  });
}
