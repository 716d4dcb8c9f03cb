import lighthouse from "lighthouse";
import { lcpImageUrl, type TraceEvent } from "./lcp-image.ts";
import { type LighthouseResult, type PageMetrics, readPageMetrics } from "./page-metrics.ts";

/**
 * Runs Lighthouse's performance audits with its defaults: a phone on slow 4G with a CPU four times slower.
 * @param port debugging port of a running Chromium
 * @throws Error when the page could not be measured
 */
export async function runLighthouse(
  url: string,
  { port, headers }: { port: number; headers: Record<string, string> },
): Promise<PageMetrics> {
  const run = await lighthouse(url, {
    port,
    logLevel: "silent",
    onlyCategories: ["performance"],
    extraHeaders: headers,
    disableFullPageScreenshot: true,
  });
  if (!run) throw new Error("Lighthouse has no result");
  const { Trace: trace } = run.artifacts as unknown as { Trace?: { traceEvents: TraceEvent[] } };
  return readPageMetrics(run.lhr as LighthouseResult, lcpImageUrl(trace?.traceEvents ?? []));
}
