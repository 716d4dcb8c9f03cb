import { type Browser, chromium } from "playwright";
import { requireProgram, testBrowser } from "../../../scripts/programs/system-packages.ts";
import { openPhonePage } from "../../../testing/browser/first-view.ts";
import { hangMs } from "../../../testing/http/http.ts";
import type { Claim, Part } from "../claim.ts";
import { openLineProxy, type Padding } from "../line-proxy.ts";

const ms = { unit: "ms", better: "less", comparesMedian: true } as const;
const claims: Claim[] = [
  {
    ...ms,
    id: "first",
    sentence: "first paint on a slow phone",
    ratio: 1.25,
    slack: 30,
    listsSubjects: true,
  },
  {
    ...ms,
    id: "largest",
    sentence: "largest paint on a slow phone",
    ratio: 1.25,
    slack: 30,
    listsSubjects: true,
  },
  { id: "shift", sentence: "layout shift on a slow phone", unit: "", better: "less", limit: 0 },
  { ...ms, id: "head", sentence: "one kB more in the head: first paint later by", listsSubjects: true },
  {
    ...ms,
    id: "end",
    sentence: "one kB more at the document's end: first paint later by",
    listsSubjects: true,
  },
];

/** Processor four times slower, 150 ms, 1.6 Mbit/s in bytes per second. */
const slowdown = 4;
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const quickRoutes = 3;
const paddings: Padding[] = ["none", "head", "end"];

type Paints = { first: number; largest: number; shift: number };

/** Of every route, as it is and with one kilobyte more in two places. */
export const paint: Part = {
  name: "paint",
  claims,
  runs: { whole: 3, quick: 1 },
  async measure(version, { isQuick, routes }) {
    const proxy = await openLineProxy(await version.start());
    const browser = await chromium.launch({ executablePath: requireProgram(testBrowser, process.env) });
    const figures: Record<string, Record<string, number>> = {
      first: {},
      largest: {},
      shift: {},
      head: {},
      end: {},
    };
    try {
      for (const path of isQuick ? routes.slice(0, quickRoutes) : routes) {
        let plain: Paints | undefined;
        for (const padding of paddings) {
          proxy.pad(padding);
          const paints = await measurePaints(browser, proxy.url + path);
          plain ??= paints;
          if (padding === "none")
            for (const [id, value] of Object.entries(paints))
              Object.assign(figures[id] ?? {}, { [path]: value });
          else Object.assign(figures[padding] ?? {}, { [path]: paints.first - plain.first });
        }
      }
    } finally {
      await browser.close();
      proxy.close();
    }
    return figures;
  },
};

async function measurePaints(browser: Browser, url: string): Promise<Paints> {
  const page = await openPhonePage(browser);
  page.setDefaultTimeout(hangMs);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", line);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(url, { waitUntil: "load" });
    return await page.evaluate(readPaints);
  } finally {
    await page.context().close();
  }
}

/** In the page, after the load event and two frames. */
async function readPaints(): Promise<Paints> {
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  const paints = { first: Number.NaN, largest: Number.NaN, shift: 0 };
  const take = ({ entryType, name, startTime, value = 0, hadRecentInput }: Entry) => {
    if (name === "first-contentful-paint") paints.first = startTime;
    if (entryType === "largest-contentful-paint") paints.largest = startTime;
    if (entryType === "layout-shift" && !hadRecentInput) paints.shift += value;
  };
  for (const type of ["paint", "largest-contentful-paint", "layout-shift"])
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  // A text is the largest paint where no image comes.
  const hasImage = document.querySelector('main img[fetchpriority="high"]') !== null;
  const until = performance.now() + 1500;
  do await new Promise((resolve) => setTimeout(resolve, hasImage ? 300 : 100));
  while (Number.isNaN(paints.largest) && performance.now() < until);
  return paints;
}
