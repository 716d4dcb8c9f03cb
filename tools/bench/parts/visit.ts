import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "playwright";
import { launchTestBrowser } from "../../../testing/browser/chromium.ts";
import { percentile } from "../../percentile.ts";
import type { Part } from "../claim.ts";
import { openSlowPage, slowestFrame, takeDurations, wide } from "../slow-page.ts";

const tapEveryMs = 250;
/** A person who reads and pokes at the page. */
const taps = 20;
const typed = "300";
/** Scripts arrive and run in this time. */
const arrivalMs = 4_000;

const pages = ["/", "/services", "/product", "/our-team", "/gallery", "/contact", "/blogs", "/references"];

type Use = { name: string; path: string; selector: string; isField?: boolean };

/** Each starts the scripts of its page. */
const uses: Use[] = [
  { name: "the menu", path: "/", selector: "header summary" },
  { name: "page 2", path: "/blogs", selector: 'main a[href*="?page=2"]' },
  { name: "search", path: "/search", selector: 'main input[name="q"]', isField: true },
  { name: "finder", path: "/product", selector: "main form input:not([type=hidden])", isField: true },
  { name: "viewer", path: "/gallery", selector: "#list article a" },
  { name: "dialog", path: "/miscellaneous", selector: "#list article a" },
  { name: "form", path: "/contact", selector: 'input[name="name"]', isField: true },
];

/** Pixels per second. */
const scrollSpeed = 2_000;

const linked = ["/", "/services", "/blogs", "/product"];
const lookMs = 1_500;
/** Bytes per second, and ms. */
const line = { offline: false, downloadThroughput: 200_000, uploadThroughput: 94_000, latency: 150 };

const ms = { unit: "ms", better: "less", ratio: 1.25, slack: 32, comparesMedian: true } as const;

/** The presses of a visitor with a slow phone. */
export const visit: Part = {
  name: "visit",
  claims: [
    {
      ...ms,
      id: "worst",
      sentence: "slowest of 20 taps beside links, from the load event on",
      limit: 100,
      listsSubjects: true,
    },
    { ...ms, id: "p75", sentence: "75 % of these taps" },
    {
      ...ms,
      id: "use",
      sentence: "slowest event while something in use has its scripts arrive",
      limit: 200,
      listsSubjects: true,
    },
    {
      ...ms,
      id: "menus",
      sentence: "slowest press while a mouse opens each menu of a wide page, from the load event on",
      limit: 200,
    },
    {
      ...ms,
      id: "scroll",
      sentence: "slowest frame while a finger scrolls through the page, from the load event on",
      listsSubjects: true,
    },
    {
      ...ms,
      id: "elsewhere",
      sentence:
        "without prerendering, tap on a link in view, 1.5 s after the load event, to the next page's first paint",
      limit: 500,
      listsSubjects: true,
    },
  ],
  runs: { whole: 1, quick: 0 },
  async measure(version) {
    const url = await version.start();
    await using browser = await launchTestBrowser();
    const figures: Record<"worst" | "p75" | "use" | "scroll", Record<string, number>> = {
      ...{ worst: {}, p75: {}, use: {}, scroll: {} },
    };
    for (const path of pages) {
      const durations = await tapBesideLinks(browser, url + path);
      figures.worst[path] = Math.max(...durations);
      figures.p75[path] = percentile(durations, 0.75);
      figures.scroll[path] = await scrollThrough(browser, url + path);
    }
    for (const { name, path, ...use } of uses)
      figures.use[name] = await startScripts(browser, url + path, use);
    const elsewhere: Record<string, number> = {};
    for (const path of linked) elsewhere[path] = await followLink(browser, url + path);
    return { ...figures, elsewhere, menus: await openMenus(browser, url) };
  },
};

async function tapBesideLinks(browser: Browser, url: string): Promise<number[]> {
  const page = await openSlowPage(browser);
  await page.goto(url, { waitUntil: "load" });
  for (let tap = 0; tap < taps; tap++) {
    const startedAt = performance.now();
    const point = await page.evaluate(freePoint, tap);
    if (point) await page.touchscreen.tap(point.x, point.y);
    await sleep(Math.max(0, tapEveryMs - (performance.now() - startedAt)));
  }
  await sleep(tapEveryMs);
  return takeDurations(page);
}

/** In the page: a point of the window with nothing to press in reach of a finger: browsers press what is nearby. */
function freePoint(tap: number): { x: number; y: number } | undefined {
  const around = [-48, -32, -16, 0, 16, 32, 48];
  const isFree = (x: number, y: number) =>
    !document.elementFromPoint(x, y)?.closest("a, button, summary, label, input, select, textarea");
  for (let step = 0; step < 200; step++) {
    const x = (tap * 97 + step * 61) % innerWidth;
    const y = 80 + ((tap * 53 + step * 37) % (innerHeight - 160));
    if (around.every((left) => around.every((above) => isFree(x + left, y + above)))) return { x, y };
  }
}

async function startScripts(
  browser: Browser,
  url: string,
  { selector, isField }: Pick<Use, "selector" | "isField">,
): Promise<number> {
  const page = await openSlowPage(browser);
  await page.goto(url, { waitUntil: "load" });
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.tap();
  if (isField) await page.keyboard.type(typed, { delay: tapEveryMs });
  await sleep(arrivalMs);
  return Math.max(...(await takeDurations(page)));
}

async function openMenus(browser: Browser, url: string): Promise<number> {
  const page = await openSlowPage(browser, wide);
  await page.goto(url, { waitUntil: "load" });
  for (const menu of await page.locator("header nav summary").filter({ visible: true }).all()) {
    await menu.click();
    await sleep(tapEveryMs);
  }
  return Math.max(...(await takeDurations(page)));
}

async function scrollThrough(browser: Browser, url: string): Promise<number> {
  const page = await openSlowPage(browser);
  await page.goto(url, { waitUntil: "load" });
  const session = await page.context().newCDPSession(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await session.send("Input.synthesizeScrollGesture", {
    ...{ x: 200, y: 600, yDistance: -height, speed: scrollSpeed, gestureSourceType: "touch" },
  });
  return slowestFrame(page);
}

/** In a browser that cannot prerender: the first paint of a page has its heading. */
async function followLink(browser: Browser, url: string): Promise<number> {
  const page = await openSlowPage(browser);
  await page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: undefined }));
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  await page.goto(url, { waitUntil: "load" });
  await sleep(lookMs);
  const link = page.locator("main a.prerender").filter({ visible: true }).first();
  const href = await link.getAttribute("href");
  await link.scrollIntoViewIfNeeded();
  const tappedAt = Date.now();
  await link.tap({ noWaitAfter: true });
  await page.waitForURL((next) => next.pathname === href, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const paintedAt = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return performance.timeOrigin + (paint?.startTime ?? Number.NaN);
  });
  await page.context().close();
  return paintedAt - tappedAt;
}
