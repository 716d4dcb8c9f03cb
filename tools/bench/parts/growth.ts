import { globSync, rmSync } from "node:fs";
import { calls } from "../../../lib/backend/contract.ts";
import { buildSite } from "../../../scripts/build/build-site.ts";
import { warn } from "../../../scripts/process/terminal.ts";
import { sitemapPaths } from "../../../scripts/servers/warm-pages.ts";
import { records } from "../../../testing/content/content.ts";
import { publicOrigin } from "../../../testing/content/routes.ts";
import { get } from "../../../testing/http/http.ts";
import { openContractBackend } from "../../../testing/sites/contract-backend.ts";
import { TestSite } from "../../../testing/sites/test-site.ts";
import { percentile } from "../../percentile.ts";
import { endedChildrenCpuMs, residentMemoryMb, watchPeakMemory } from "../../process-stats.ts";
import type { Claim, Part } from "../claim.ts";
import { timeUntilShown } from "../time-until-shown.ts";

/** Records in the blog list. */
const few = 100;
const some = 10_000;
const many = 100_000;
/** A difference that does not count. */
const toleranceMs = 5;
const distDir = ".next-growth";

const less = { better: "less", unit: "times" } as const;
const times = (id: string, sentence: string, limit: number): Claim => ({
  ...less,
  id,
  sentence: `${sentence}, relative to ${few}`,
  limit,
});

const slope = (id: string, range: string): Claim => ({
  ...{ ...less, id, sentence: `growth per 10,000 records, ${range}`, unit: "ms or MB" },
  listsSubjects: true,
});

/** Must not grow with the number of records; grows, if at all, by its slope. */
export const growth: Part = {
  name: "growth",
  claims: [
    times("processor", `CPU time of the build with ${many} records`, 1.3),
    times("memory", "peak memory of the build", 1.3),
    times("pages", "pages of the build", 1.3),
    times("firstKept", "first page of the list, from the cache", 1.5),
    times("lastKept", "last page of the list, from the cache", 1.5),
    times("pageMade", "page near the end, rendered on request", 1.5),
    times("recordMade", "record near the end, rendered on request", 1.5),
    // The bounded caches take about 200 MB, plus garbage that Node has not collected.
    { ...less, id: "sitemap", sentence: "memory that reading the sitemap adds", unit: "MB", limit: 384 },
    {
      ...less,
      id: "again",
      sentence: "memory when it is read again, relative to the first time",
      limit: 1.15,
    },
    slope("slope", `from ${few} to ${some}`),
    slope("laterSlope", `from ${some} to ${many}`),
    { ...less, id: "missing", sentence: "records that the sitemap lacks", unit: "", limit: 0 },
  ],
  runs: { whole: 1, quick: 0 },
  isAlone: true,
  async measure(version) {
    await version.stop();
    const small = await measureWith(few);
    const middle = await measureWith(some);
    const large = await measureWith(many);
    const ratios = Object.entries(small.costs).map(([id, cost]) => [id, (large.costs[id] ?? 0) / cost]);
    const slower = Object.entries(small.times).map(([id, ms]) => [
      id,
      Math.max(0, (large.times[id] ?? 0) - toleranceMs) / ms,
    ]);
    const { before, most, again } = large.sitemap;
    return {
      ...Object.fromEntries([...ratios, ...slower]),
      sitemap: most - before,
      again: again / most,
      missing: small.missing + middle.missing + large.missing,
      slope: slopes(small.amounts, middle.amounts, some - few),
      laterSlope: slopes(middle.amounts, large.amounts, many - some),
    };
  },
};

function slopes(from: Record<string, number>, to: Record<string, number>, records: number) {
  return Object.fromEntries(
    Object.entries(to).map(([name, amount]) => [name, ((amount - (from[name] ?? 0)) / records) * 10_000]),
  );
}

/** Builds and serves the site with that many records in the blog list: copies of one, each with its own id and title. */
async function measureWith(count: number) {
  const [first] = records("blog");
  let newest = "A post";
  const blog = (number: number) => ({
    ...first,
    id: `post-${number}`,
    title: `${number === 1 ? newest : "A post"}, number ${number}`,
  });
  const { limit } = calls.blog;
  await using backend = await openContractBackend((name, key) => {
    if (name === "blog") {
      const start = (Number(key) - 1) * limit + 1;
      const data = Array.from({ length: Math.max(0, Math.min(limit, count - start + 1)) }, (_, index) =>
        blog(start + index),
      );
      return JSON.stringify({ data, pagination: { total: count, totalPages: Math.ceil(count / limit) } });
    }
    const number = Number(key.replace("post-", ""));
    if (name === "blogItem") return number <= count ? JSON.stringify({ data: blog(number) }) : "";
    return calls[name].shape === "list" ? '{"data":[],"pagination":{"total":0,"totalPages":0}}' : undefined;
  });

  warn(`${count} records: building`);
  // The cache of an earlier build would speed this one up.
  rmSync(distDir, { recursive: true, force: true });
  const takePeak = watchPeakMemory(process.pid);
  const cpuBefore = endedChildrenCpuMs(process.pid);
  const inputs = { siteUrl: publicOrigin, siteName: undefined, backend: "embedded" };
  await buildSite({ backend: { url: backend.url, ...backend.account }, inputs, distDir });
  const costs: Record<string, number> = {
    processor: endedChildrenCpuMs(process.pid) - cpuBefore,
    memory: takePeak(),
    pages: globSync("**/*.html", { cwd: `${distDir}/server/app` }).length,
  };

  warn(`${count} records: requesting pages`);
  await using site = await TestSite.open({ name: "growth", distDir, backend });
  const index = await timeUntilShown(`${site.url}/api/search?q=number`, "A post");
  const last = Math.ceil(count / limit);
  const lastTen = Array.from({ length: 10 }, (_, index) => index);
  await responseMs(site.url, Array(20).fill("/blogs"));
  const times: Record<string, number> = {
    pageMade: await responseMs(
      site.url,
      lastTen.map((index) => `/blogs?page=${last - index}`),
    ),
    recordMade: await responseMs(
      site.url,
      lastTen.map((index) => recordPath(count - index)),
    ),
    firstKept: await responseMs(site.url, Array(200).fill("/blogs")),
    lastKept: await responseMs(site.url, Array(200).fill(`/blogs?page=${last}`)),
  };

  newest = "A post, published anew";
  const publishedAt = performance.now();
  await site.publish(["blog"]);
  await timeUntilShown(`${site.url}/blogs`, newest);
  const amounts: Record<string, number> = {
    "publish call to the visible page, ms": performance.now() - publishedAt,
    "search index after the start, ms": index,
    "search, ms": await responseMs(site.url, Array(50).fill("/api/search?q=number")),
    "page near the end, ms": times.pageMade ?? Number.NaN,
    "record near the end, ms": times.recordMade ?? Number.NaN,
  };

  warn(`${count} records: reading the sitemap`);
  const pid = site.process.process.pid ?? Number.NaN;
  const before = residentMemoryMb(pid);
  amounts["memory before the sitemap, MB"] = before;
  const startedAt = performance.now();
  const { most, listed } = await readSitemap(site.url, pid);
  amounts["sitemap with all its files, ms"] = performance.now() - startedAt;
  amounts["memory for the sitemap, MB"] = most - before;
  const { most: again } = await readSitemap(site.url, pid);
  return { costs, times, amounts, sitemap: { before, most, again }, missing: count - listed };
}

const recordPath = (number: number) => `/blogs/details/post-${number}/a-post-number-${number}`;

/** Other programs on the machine only make times longer, so the lower quartile varies least. */
async function responseMs(site: string, paths: string[]): Promise<number> {
  const times: number[] = [];
  for (const path of paths) {
    const startedAt = performance.now();
    await read(site + path);
    times.push(performance.now() - startedAt);
  }
  return percentile(times, 0.25);
}

/** Reads all sitemap files in sequence, as a search engine does. */
async function readSitemap(site: string, pid: number): Promise<{ most: number; listed: number }> {
  const takePeak = watchPeakMemory(pid);
  const xml = await read(`${site}/sitemap.xml`);
  const listed = new Set<string>();
  const texts = [xml];
  if (xml.includes("<sitemapindex"))
    for (const file of sitemapPaths(xml)) texts.push(await read(site + file));
  for (const text of texts)
    for (const path of sitemapPaths(text)) if (path.startsWith("/blogs/details/")) listed.add(path);
  return { most: takePeak(), listed: listed.size };
}

async function read(url: string): Promise<string> {
  const { status, body } = await get(url);
  if (status !== 200) throw new Error(`${url} answers with status ${status}`);
  return body;
}
