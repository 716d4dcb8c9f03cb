import lighthouse, { desktopConfig } from "lighthouse";
import type { Page } from "puppeteer-core";
import { warn } from "../../../scripts/process/terminal.ts";
import { launchChromium } from "../../../testing/browser/chromium.ts";
import type { Claim, Part } from "../claim.ts";

const score = { unit: "of 100", better: "more", limit: 100 } as const;
const time = { unit: "ms", better: "less", ratio: 1.25, slack: 50, comparesMedian: true } as const;

/** By Lighthouse's name of the category or audit. */
const claims: Claim[] = [
  { ...score, id: "performance", sentence: "performance" },
  { ...score, id: "accessibility", sentence: "accessibility" },
  { ...score, id: "best-practices", sentence: "best practices" },
  { ...score, id: "seo", sentence: "SEO" },
  { ...time, id: "first-contentful-paint", sentence: "first paint", limit: 900 },
  { ...time, id: "largest-contentful-paint", sentence: "largest paint", limit: 1100 },
  { ...time, id: "total-blocking-time", sentence: "blocking time", limit: 50 },
  { id: "cumulative-layout-shift", sentence: "layout shift", unit: "", better: "less", limit: 0 },
];

type Flags = NonNullable<Parameters<typeof lighthouse>[1]>;

const flags: Flags = {
  logLevel: "silent",
  disableFullPageScreenshot: true,
  // Lighthouse's default, and local storage: a page that finds the font noted there loads it at once.
  clearStorageTypes: ["file_systems", "shader_cache", "cache_storage", "local_storage"],
  // Search results are not to be indexed. e2e/seo tests which pages are.
  skipAudits: ["is-crawlable"],
};

/** With Lighthouse's defaults, a phone on slow 4G with a CPU four times slower, or as a desktop. */
function partOf(name: string, isDesktop: boolean): Part {
  return {
    name,
    claims,
    runs: { whole: 1, quick: 0 },
    async measure(version, { routes }) {
      const url = await version.start();
      await using browser = await launchChromium();
      const figures: Record<string, Record<string, number>> = {};
      for (const path of routes) {
        const page = await browser.newPage();
        // Its images are generated before they are measured. Some pages never become idle.
        await page.goto(new URL(path, url).href);
        await page.waitForNetworkIdle({ timeout: 10_000 }).catch(() => undefined);
        const result = await measure(page, isDesktop).catch((error: Error) => {
          warn(`${path}: ${error.message}. Retrying once.`);
          return measure(page, isDesktop);
        });
        for (const [id, value] of result) figures[id] = { ...figures[id], [path || url]: value };
        await page.close();
      }
      return figures;
    },
  };
}

async function measure(page: Page, isDesktop: boolean): Promise<[id: string, value: number][]> {
  const run = await lighthouse(page.url(), flags, isDesktop ? desktopConfig : undefined, page as never);
  if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? "there is no result");
  const { categories, audits } = run.lhr;
  return claims.map(({ id }) => {
    const score = categories[id]?.score;
    const value = score == null ? audits[id]?.numericValue : Math.round(score * 100);
    if (value === undefined) throw new Error(`Lighthouse has no ${id}`);
    return [id, value];
  });
}

export const lighthouseParts = [partOf("lighthouse", false), partOf("lighthouse-desktop", true)];
