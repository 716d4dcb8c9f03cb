import lighthouse, { desktopConfig } from "lighthouse";
import { lcpImageUrl, type TraceEvent } from "./lcp-image.ts";
import { type LighthouseResult, type PageMetrics, readPageMetrics } from "./page-metrics.ts";

/** Lighthouse's default, and local storage: a page that finds the font noted there loads it at once. */
const storage: NonNullable<Parameters<typeof lighthouse>[1]>["clearStorageTypes"] = [
  "file_systems",
  "shader_cache",
  "service_workers",
  "cache_storage",
  "local_storage",
];

/**
 * Runs Lighthouse with its defaults, a phone on slow 4G with a CPU four times slower, or as a desktop.
 * @param port debugging port of a running Chromium
 * @throws Error when the page could not be measured
 */
export async function runLighthouse(
  url: string,
  { port, headers, isDesktop }: { port: number; headers: Record<string, string>; isDesktop: boolean },
): Promise<PageMetrics> {
  const flags = {
    port,
    logLevel: "silent" as const,
    extraHeaders: headers,
    disableFullPageScreenshot: true,
    clearStorageTypes: storage,
    // Search results are not to be indexed. e2e/seo tests which pages are.
    skipAudits: ["is-crawlable"],
  };
  const run = await lighthouse(url, flags, isDesktop ? desktopConfig : undefined);
  if (!run) throw new Error("Lighthouse has no result");
  const { Trace: trace } = run.artifacts as unknown as { Trace?: { traceEvents: TraceEvent[] } };
  return readPageMetrics(run.lhr as LighthouseResult, lcpImageUrl(trace?.traceEvents ?? []));
}
