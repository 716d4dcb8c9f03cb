/** Metrics of one page load. Times in milliseconds, sizes in transferred bytes. */
export type PageMetrics = {
  /** Lighthouse's scores, 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  /** Total blocking time. */
  blocking: number;
  /** Cumulative layout shift, without a unit. */
  shift: number;
  /** HTML, style sheets, fonts and the image that is the largest contentful paint. */
  beforePaint: number;
  /** All requests of the first view. */
  whole: number;
  /** Number of script requests. */
  scripts: number;
};

type NetworkRequest = { url: string; resourceType?: string; transferSize?: number };

export type LighthouseResult = {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number; details?: unknown } | undefined>;
  runtimeError?: { message: string };
};

/**
 * Metrics of one Lighthouse run.
 * @param lcpImage URL of the image that was the largest contentful paint; `undefined` if that was text
 * @throws Error when the page could not be measured
 */
export function readPageMetrics(
  { categories, audits, runtimeError }: LighthouseResult,
  lcpImage?: string,
): PageMetrics {
  if (runtimeError) throw new Error(runtimeError.message);
  const scoreOf = (category: string): number => {
    const { score } = categories[category] ?? {};
    if (score === null || score === undefined) throw new Error(`Lighthouse has no ${category} score`);
    return Math.round(score * 100);
  };
  const value = (audit: string): number => {
    const { numericValue } = audits[audit] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse has no ${audit}`);
    return numericValue;
  };
  const requests = requestsOf(audits["network-requests"]?.details);
  const totalSize = (some: NetworkRequest[]) =>
    some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const renderBlocking = ["Document", "Stylesheet", "Font"];
  return {
    performance: scoreOf("performance"),
    accessibility: scoreOf("accessibility"),
    bestPractices: scoreOf("best-practices"),
    seo: scoreOf("seo"),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    beforePaint: totalSize(
      requests.filter(
        ({ url, resourceType = "" }) => renderBlocking.includes(resourceType) || url === lcpImage,
      ),
    ),
    whole: totalSize(requests),
    scripts: requests.filter(({ resourceType }) => resourceType === "Script").length,
  };
}

function requestsOf(details: unknown): NetworkRequest[] {
  const items = (details as { items?: NetworkRequest[] } | undefined)?.items;
  if (!items?.length) throw new Error("Lighthouse recorded no requests");
  return items;
}
