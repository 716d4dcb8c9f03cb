import { table } from "../table.ts";

/** Times in milliseconds, memory in megabytes. */
export type GrowthResult = {
  records: number;
  /** `processor` is what a build takes of it: other programs do not change that as they change its time. */
  build: { ms: number; processor: number; memory: number; pages: number };
  /** The first and the last page of the list, kept; and the last ten pages and records, made when they are asked for. */
  firstKept: number;
  lastKept: number;
  pageMade: number;
  recordMade: number;
  /** Read once, when its parts are made, and once again. */
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
 * How much more the site may take with many records: as a ratio, and what timing cannot tell in milliseconds. While the
 * sitemap is read the caches of pages, data and compressed texts fill, which have bounds of their own (some 200 MB, and
 * what Node leaves uncollected meanwhile); read again, it takes no more.
 */
const most = { build: 1.3, answer: 1.5, slack: 5, sitemapMemory: 384, sitemapAgain: 1.15 };

/** What grows with the number of records and should not: a line for each. */
export function findGrowth(small: GrowthResult, large: GrowthResult): string[] {
  const slower = (name: "firstKept" | "lastKept" | "pageMade" | "recordMade") =>
    large[name] > small[name] * most.answer + most.slack
      ? [`${name}: ${ratio(large[name], small[name])}`]
      : [];
  const heavier = (name: "processor" | "memory" | "pages") =>
    large.build[name] > small.build[name] * most.build
      ? [`build, ${name}: ${ratio(large.build[name], small.build[name])}`]
      : [];
  const grown = large.sitemap.memoryMost - large.sitemap.memoryBefore;
  return [
    ...slower("firstKept"),
    ...slower("lastKept"),
    ...slower("pageMade"),
    ...slower("recordMade"),
    ...heavier("processor"),
    ...heavier("memory"),
    ...heavier("pages"),
    ...(grown > most.sitemapMemory ? [`sitemap, memory: ${Math.round(grown)} MB more`] : []),
    ...(large.sitemap.memoryAgain > large.sitemap.memoryMost * most.sitemapAgain
      ? [
          `sitemap, memory when it is read again: ${ratio(large.sitemap.memoryAgain, large.sitemap.memoryMost)}`,
        ]
      : []),
    ...[small, large]
      .filter(({ sitemap, records }) => sitemap.records !== records)
      .map(({ sitemap, records }) => `sitemap: ${sitemap.records} of ${records} records`),
  ];
}

/** The figures of both, side by side, and what grows. */
export function growthReport(small: GrowthResult, large: GrowthResult, faults: string[]): string {
  const ms = (value: number) => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`;
  const megabytes = (value: number) => `${Math.round(value)} MB`;
  const line = (name: string, show: (value: number) => string, of: (grown: GrowthResult) => number) => [
    name,
    show(of(small)),
    show(of(large)),
    ratio(of(large), of(small)),
  ];
  const rows = [
    ["", `${small.records} records`, `${large.records} records`, "ratio"],
    line("build", ms, ({ build }) => build.ms),
    line("build: processor time", ms, ({ build }) => build.processor),
    line("build: most memory of all processes", megabytes, ({ build }) => build.memory),
    line("build: pages", String, ({ build }) => build.pages),
    line("first page, kept", ms, ({ firstKept }) => firstKept),
    line("last page, kept", ms, ({ lastKept }) => lastKept),
    line("a page near the end, made on demand", ms, ({ pageMade }) => pageMade),
    line("a record near the end, made on demand", ms, ({ recordMade }) => recordMade),
    line("sitemap: files", String, ({ sitemap }) => sitemap.files),
    line("sitemap: time for each of them", ms, ({ sitemap }) => sitemap.ms / sitemap.files),
    line("site: memory before it is read", megabytes, ({ sitemap }) => sitemap.memoryBefore),
    line("site: most memory while it is read", megabytes, ({ sitemap }) => sitemap.memoryMost),
    line("site: most memory while it is read again", megabytes, ({ sitemap }) => sitemap.memoryAgain),
  ];
  return [
    table(rows),
    "",
    faults.length > 0 ? "What grows:" : "Nothing grows that should not.",
    ...faults,
  ].join("\n");
}

function ratio(large: number, small: number): string {
  return (large / small).toFixed(2);
}
