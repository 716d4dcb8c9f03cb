import lighthouse from "lighthouse";
import { lcpImageUrl, type TraceEvent } from "./lcp-image.ts";
import { type LighthouseResult, type PageMetrics, readPageMetrics } from "./page-metrics.ts";

/**
 * One run of Lighthouse in its default, a phone on slow 4G with a processor four times slower, for performance alone.
 * @param port of the debugger of a running Chromium
 * @throws Error where the page could not be measured
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
