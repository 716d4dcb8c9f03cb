import { table } from "../table.ts";

/** Times in milliseconds, memory in megabytes. */
export type GrowthResult = {
  records: number;
  /** `processor` is the build's CPU time, which other programs affect less than the elapsed time. */
  build: { ms: number; processor: number; memory: number; pages: number };
  /** Cached first and last page of the list. */
  firstKept: number;
  lastKept: number;
  /** Last ten list pages and records, generated on request. */
  pageMade: number;
  recordMade: number;
  /** Read twice: generated, then from the cache. */
  sitemap: {
    ms: number;
    files: number;
    records: number;
    memoryBefore: number;
    memoryMost: number;
    memoryAgain: number;
  };
};

/**
 * Limits for the site with many records. While the sitemap is read, the bounded caches of pages, data and compressed texts
 * fill (about 200 MB, plus garbage that Node has not collected); a second reading must not add to that.
 */
const limits = {
  buildRatio: 1.3,
  responseRatio: 1.5,
  toleranceMs: 5,
  sitemapMemoryMb: 384,
  sitemapAgainRatio: 1.15,
};

/** One text per quantity that grows with the number of records and should not. */
export function findGrowth(small: GrowthResult, large: GrowthResult): string[] {
  const slower = (name: "firstKept" | "lastKept" | "pageMade" | "recordMade") =>
    large[name] > small[name] * limits.responseRatio + limits.toleranceMs
      ? [`${name}: ${ratio(large[name], small[name])}`]
      : [];
  const heavier = (name: "processor" | "memory" | "pages") =>
    large.build[name] > small.build[name] * limits.buildRatio
      ? [`build, ${name}: ${ratio(large.build[name], small.build[name])}`]
      : [];
  const addedMb = large.sitemap.memoryMost - large.sitemap.memoryBefore;
  return [
    ...slower("firstKept"),
    ...slower("lastKept"),
    ...slower("pageMade"),
    ...slower("recordMade"),
    ...heavier("processor"),
    ...heavier("memory"),
    ...heavier("pages"),
    ...(addedMb > limits.sitemapMemoryMb ? [`sitemap, memory: ${Math.round(addedMb)} MB more`] : []),
    ...(large.sitemap.memoryAgain > large.sitemap.memoryMost * limits.sitemapAgainRatio
      ? [`sitemap, memory of second reading: ${ratio(large.sitemap.memoryAgain, large.sitemap.memoryMost)}`]
      : []),
    ...[small, large]
      .filter(({ sitemap, records }) => sitemap.records !== records)
      .map(({ sitemap, records }) => `sitemap: ${sitemap.records} of ${records} records`),
  ];
}

/** Both results side by side, followed by the violations of `findGrowth`. */
export function growthReport(small: GrowthResult, large: GrowthResult, violations: string[]): string {
  const ms = (value: number) => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`;
  const megabytes = (value: number) => `${Math.round(value)} MB`;
  const line = (name: string, format: (value: number) => string, pick: (result: GrowthResult) => number) => [
    name,
    format(pick(small)),
    format(pick(large)),
    ratio(pick(large), pick(small)),
  ];
  const rows = [
    ["", `${small.records} records`, `${large.records} records`, "ratio"],
    line("build", ms, ({ build }) => build.ms),
    line("build: CPU time", ms, ({ build }) => build.processor),
    line("build: peak memory of all processes", megabytes, ({ build }) => build.memory),
    line("build: pages", String, ({ build }) => build.pages),
    line("first page, cached", ms, ({ firstKept }) => firstKept),
    line("last page, cached", ms, ({ lastKept }) => lastKept),
    line("page near the end, generated on request", ms, ({ pageMade }) => pageMade),
    line("record near the end, generated on request", ms, ({ recordMade }) => recordMade),
    line("sitemap: files", String, ({ sitemap }) => sitemap.files),
    line("sitemap: time per file", ms, ({ sitemap }) => sitemap.ms / sitemap.files),
    line("site: memory before the sitemap is read", megabytes, ({ sitemap }) => sitemap.memoryBefore),
    line("site: peak memory while it is read", megabytes, ({ sitemap }) => sitemap.memoryMost),
    line("site: peak memory while it is read again", megabytes, ({ sitemap }) => sitemap.memoryAgain),
  ];
  return [
    table(rows),
    "",
    violations.length > 0 ? "Grows with the number of records:" : "Nothing grows with the number of records.",
    ...violations,
  ].join("\n");
}

function ratio(large: number, small: number): string {
  return (large / small).toFixed(2);
}
