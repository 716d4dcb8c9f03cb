import { openTemporaryBackend } from "../../../scripts/servers/open-backend.ts";
import type { Claim, Part } from "../claim.ts";
import { type GrowthResult, measureWith } from "../measure-growth.ts";

/** Records in the blog list. */
const few = 100;
const many = 100_000;

/** A difference that does not count. */
const toleranceMs = 5;

const times = (id: string, sentence: string, limit: number): Claim => ({
  id,
  sentence: `${sentence}, relative to ${few}`,
  unit: "times",
  better: "less",
  limit,
});

const made = (id: keyof GrowthResult, sentence: string) => times(id, sentence, 1.5);

/** The bounded caches take about 200 MB while the sitemap is read, plus garbage that Node has not collected. */
const sitemapMb = 384;

/** Must not grow with the number of records. */
export const growth: Part = {
  name: "growth",
  claims: [
    times("processor", `CPU time of the build with ${many} records`, 1.3),
    times("memory", "peak memory of the build", 1.3),
    times("pages", "pages of the build", 1.3),
    made("firstKept", "first page of the list, from the cache"),
    made("lastKept", "last page of the list, from the cache"),
    made("pageMade", "page near the end, rendered on request"),
    made("recordMade", "record near the end, rendered on request"),
    {
      id: "sitemap",
      sentence: "memory that reading the sitemap adds",
      unit: "MB",
      better: "less",
      limit: sitemapMb,
    },
    {
      id: "again",
      sentence: "memory when it is read again, relative to the first time",
      unit: "times",
      better: "less",
      limit: 1.15,
    },
    { id: "missing", sentence: "records that the sitemap lacks", unit: "", better: "less", limit: 0 },
  ],
  runs: { whole: 1, quick: 0 },
  isAlone: true,
  async measure(version) {
    await version.stop();
    const backend = await openTemporaryBackend(process.env);
    const small = await measureWith(backend.access, few);
    const large = await measureWith(backend.access, many);
    await backend.close();
    return growthFigures(small, large);
  },
};

export function growthFigures(small: GrowthResult, large: GrowthResult): Record<string, number> {
  const slower = (id: "firstKept" | "lastKept" | "pageMade" | "recordMade") =>
    Math.max(0, large[id] - toleranceMs) / small[id];
  const { sitemap } = large;
  return {
    processor: large.build.processor / small.build.processor,
    memory: large.build.memory / small.build.memory,
    pages: large.build.pages / small.build.pages,
    firstKept: slower("firstKept"),
    lastKept: slower("lastKept"),
    pageMade: slower("pageMade"),
    recordMade: slower("recordMade"),
    sitemap: sitemap.memoryMost - sitemap.memoryBefore,
    again: sitemap.memoryAgain / sitemap.memoryMost,
    missing: few - small.sitemap.records + many - sitemap.records,
  };
}
