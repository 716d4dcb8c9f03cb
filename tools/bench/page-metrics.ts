/** One load of a page. Times in milliseconds, sizes in bytes as they were transferred. */
export type PageMetrics = {
  /** Lighthouse's performance, 0 to 100. */
  performance: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** Layout shift; it has no unit. */
  shift: number;
  /** HTML, style sheets, fonts, and the picture that is the largest paint, where it is one. */
  beforePaint: number;
  /** Everything that the first view asked for. */
  whole: number;
  /** Requests for scripts. */
  scripts: number;
  /** How quick the machine was, as Lighthouse found: 1,000 and more is a desktop's, and a busy machine has less. */
  machine: number;
};

type NetworkRequest = { url: string; resourceType?: string; transferSize?: number };

/** What of Lighthouse's result is read. */
export type LighthouseResult = {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number; details?: unknown } | undefined>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
};

/**
 * The figures of one run of Lighthouse.
 * @param picture the address of the picture that was painted largest; `undefined` where that was text
 * @throws Error where the page could not be measured
 */
export function readPageMetrics(
  { categories, audits, environment, runtimeError }: LighthouseResult,
  picture?: string,
): PageMetrics {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = categories.performance?.score;
  const value = (audit: string): number => {
    const { numericValue } = audits[audit] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse has no ${audit}`);
    return numericValue;
  };
  if (score === null || score === undefined) throw new Error("Lighthouse has no figure for performance");
  const requests = requestsOf(audits["network-requests"]?.details);
  const size = (some: NetworkRequest[]) => some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const needed = ["Document", "Stylesheet", "Font"];
  return {
    performance: Math.round(score * 100),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    beforePaint: size(
      requests.filter(({ url, resourceType = "" }) => needed.includes(resourceType) || url === picture),
    ),
    whole: size(requests),
    scripts: requests.filter(({ resourceType }) => resourceType === "Script").length,
    machine: environment.benchmarkIndex,
  };
}

function requestsOf(details: unknown): NetworkRequest[] {
  const items = (details as { items?: NetworkRequest[] } | undefined)?.items;
  if (!items?.length) throw new Error("Lighthouse has seen no requests");
  return items;
}

/** The middle of each figure over several runs. */
export function medianOf(runs: PageMetrics[]): PageMetrics {
  const [first] = runs;
  if (!first) throw new Error("There are no runs");
  const names = Object.keys(first) as (keyof PageMetrics)[];
  const entries = names.map((name) => [name, median(runs.map((run) => run[name]))]);
  return Object.fromEntries(entries) as PageMetrics;
}

/** The middle of some numbers; of an even count, the mean of the two in the middle. */
export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return (low + high) / 2;
}
