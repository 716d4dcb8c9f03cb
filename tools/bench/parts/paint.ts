import type { Browser } from "playwright/test";
import { launchTestBrowser } from "../../../testing/browser/chromium.ts";
import { openPhonePage, readPaints } from "../../../testing/browser/first-view.ts";
import { hangMs } from "../../../testing/http/http.ts";
import type { Claim, Part } from "../claim.ts";

const ms = {
  unit: "ms",
  better: "less",
  ratio: 1.25,
  slack: 30,
  comparesMedian: true,
} as const;
const claims: Claim[] = [
  { ...ms, id: "firstMs", sentence: "first paint on a slow phone" },
  { ...ms, id: "largestMs", sentence: "largest paint on a slow phone" },
  { id: "shift", sentence: "layout shift on a slow phone", unit: "", better: "less", limit: 0 },
];

/** Processor four times slower, 150 ms, 1.6 Mbit/s in bytes per second. */
const slowdown = 4;
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

export const paint: Part = {
  name: "paint",
  claims,
  runs: 3,
  async measure(version, routes) {
    const url = await version.start();
    await using browser = await launchTestBrowser();
    const figures: Record<string, Record<string, number>> = {};
    for (const path of routes) {
      const paints = await paintsOnSlowPhone(browser, url + path);
      for (const id of ["firstMs", "largestMs", "shift"] as const)
        figures[id] = { ...figures[id], [path]: paints[id] };
    }
    return figures;
  },
};

/** The paints and the layout shift of a page that is opened with an empty cache. */
export async function paintsOnSlowPhone(browser: Browser, url: string) {
  const page = await openPhonePage(browser);
  page.setDefaultTimeout(hangMs);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(url, { waitUntil: "load" });
  const paints = await readPaints(page);
  await page.context().close();
  return paints;
}
