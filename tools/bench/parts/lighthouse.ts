import { warn } from "../../../scripts/process/terminal.ts";
import { openBrowser } from "../browser.ts";
import type { Claim, Part } from "../claim.ts";
import type { PageMetrics } from "../page-metrics.ts";
import { runLighthouse } from "../run-lighthouse.ts";

type Visitor = { isDesktop: boolean; saveData: boolean };

const score = { unit: "of 100", better: "more", limit: 100 } as const;
const time = { unit: "ms", better: "less", ratio: 1.25, slack: 50, comparesMedian: true } as const;
const bytes = { unit: "bytes", better: "less", ratio: 1.02, slack: 500 } as const;

type MetricClaim = Claim & { id: keyof PageMetrics };

/** The claims of every page; with `Save-Data` the first view is smaller and loads no script. */
function claimsOf({ isDesktop, saveData }: Visitor): MetricClaim[] {
  const common: MetricClaim[] = [
    { ...score, id: "performance", sentence: "performance" },
    { ...score, id: "accessibility", sentence: "accessibility" },
    { ...score, id: "bestPractices", sentence: "best practices" },
    { ...score, id: "seo", sentence: "SEO" },
    { ...time, id: "firstPaint", sentence: "first paint", limit: 900 },
    { ...time, id: "largestPaint", sentence: "largest paint", limit: 1100 },
    { ...time, id: "blocking", sentence: "blocking time", limit: 50 },
    { id: "shift", sentence: "layout shift", unit: "", better: "less", limit: 0 },
  ];
  if (isDesktop) return common;
  return [
    ...common,
    { ...bytes, id: "beforePaint", sentence: "bytes before the largest paint", limit: 45_000 },
    { ...bytes, id: "whole", sentence: "bytes of the first view", limit: saveData ? 60_000 : 200_000 },
    ...(saveData
      ? [{ id: "scripts", sentence: "scripts", unit: "", better: "less", limit: 0 } as const]
      : []),
  ];
}

function partOf(name: string, visitor: Visitor): Part {
  const claims = claimsOf(visitor);
  return {
    name,
    claims,
    runs: { whole: 1, quick: 0 },
    async measure(version, { routes }) {
      const url = await version.start();
      const headers: Record<string, string> = visitor.saveData ? { "Save-Data": "on" } : {};
      const browser = await openBrowser(process.env);
      const figures: Record<string, Record<string, number>> = {};
      try {
        for (const path of routes) {
          const page = new URL(path, url).href;
          await browser.visit(page, headers);
          const options = { port: browser.debuggingPort, headers, isDesktop: visitor.isDesktop };
          const metrics = await measureWithRetry(page, options);
          for (const { id } of claims) figures[id] = { ...figures[id], [path || url]: metrics[id] };
        }
      } finally {
        await browser.close();
      }
      return figures;
    },
  };
}

/** On a busy machine a run may fail. */
async function measureWithRetry(
  url: string,
  options: Parameters<typeof runLighthouse>[1],
): Promise<PageMetrics> {
  try {
    return await runLighthouse(url, options);
  } catch (error) {
    warn(`${url}: ${(error as Error).message}. Retrying once.`);
    return runLighthouse(url, options);
  }
}

export const lighthouseParts: Part[] = [
  partOf("lighthouse", { isDesktop: false, saveData: false }),
  partOf("lighthouse-desktop", { isDesktop: true, saveData: false }),
  partOf("lighthouse-save-data", { isDesktop: false, saveData: true }),
];
