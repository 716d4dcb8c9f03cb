import { globSync, rmSync } from "node:fs";
import { buildSite } from "../../scripts/build/build-site.ts";
import { freePort } from "../../scripts/process/ports.ts";
import { warn } from "../../scripts/process/terminal.ts";
import { startSite } from "../../scripts/servers/servers.ts";
import { sitemapPaths } from "../../scripts/servers/warm-pages.ts";
import type { BackendAccess } from "../../scripts/settings/settings.ts";
import { publicOrigin } from "../../testing/content/routes.ts";
import { keepConfigs } from "./check-out.ts";
import { openLongListProxy } from "./long-list-proxy.ts";
import { endedChildrenCpuMs, residentMemoryMb, watchPeakMemory } from "./process-stats.ts";

const pageSize = 6;
const distDir = ".next-growth";
const inputs = { siteUrl: publicOrigin, siteName: undefined, backend: "embedded" };

/** Times in milliseconds, memory in megabytes. */
export type GrowthResult = {
  /** `processor` is the build's CPU time, which other programs affect less than the elapsed time. */
  build: { processor: number; memory: number; pages: number };
  /** Cached first and last page of the list. */
  firstKept: number;
  lastKept: number;
  /** Last ten list pages and records, generated on request. */
  pageMade: number;
  recordMade: number;
  /** Read twice: generated, then from the cache. */
  sitemap: { records: number; memoryBefore: number; memoryMost: number; memoryAgain: number };
};

/** Builds and serves the site with that many records in the blog list. */
export async function measureWith(backend: BackendAccess, records: number): Promise<GrowthResult> {
  const list = await openLongListProxy(backend, records);
  warn(`${records} records: building`);
  // The cache of an earlier build would speed this one up.
  rmSync(distDir, { recursive: true, force: true });
  const stopWatching = watchPeakMemory(process.pid);
  const cpuBefore = endedChildrenCpuMs(process.pid);
  await keepConfigs(".", () => buildSite({ backend: list.access, inputs, distDir }));
  const build = {
    processor: endedChildrenCpuMs(process.pid) - cpuBefore,
    memory: stopWatching(),
    pages: globSync("**/*.html", { cwd: `${distDir}/server/app` }).length,
  };

  const site = await startSite({ port: await freePort(), backend: list.access, distDir, onLine: () => {} });
  const pid = site.child.process.pid ?? 0;
  warn(`${records} records: requesting pages`);
  const last = Math.ceil(records / pageSize);
  const lastTen = Array.from({ length: 10 }, (_, index) => index);
  await responseTimes(site.url, ["/blogs", "/about"], 20);
  const pageMade = lowerQuartile(
    await responseTimes(
      site.url,
      lastTen.map((index) => `/blogs?page=${last - index}`),
    ),
  );
  const recordMade = lowerQuartile(
    await responseTimes(
      site.url,
      lastTen.map((index) => recordPath(records - index)),
    ),
  );
  const firstKept = lowerQuartile(await responseTimes(site.url, ["/blogs"], 200));
  const lastKept = lowerQuartile(await responseTimes(site.url, [`/blogs?page=${last}`], 200));
  warn(`${records} records: reading the sitemap`);
  const sitemap = await readSitemap(site.url, pid);
  await site.stop();
  list.close();
  rmSync(distDir, { recursive: true, force: true });
  return { build, firstKept, lastKept, pageMade, recordMade, sitemap };
}

function recordPath(number: number): string {
  return `/blogs/details/post-${number}/a-post-number-${number}`;
}

/** Other programs on the machine only make times longer, so the lower quartile varies least. */
function lowerQuartile(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 4)] ?? Number.NaN;
}

/** Milliseconds to the end of each response. */
async function responseTimes(site: string, paths: string[], rounds = 1): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const path of paths) {
      const startedAt = performance.now();
      await read(site + path);
      times.push(performance.now() - startedAt);
    }
  return times;
}

/** Reads all sitemap files in sequence, as a search engine does. */
async function readSitemap(site: string, pid: number): Promise<GrowthResult["sitemap"]> {
  const memoryBefore = residentMemoryMb(pid);
  const first = await readFiles(site, pid);
  const again = await readFiles(site, pid);
  return { ...first, memoryBefore, memoryAgain: again.memoryMost };
}

async function readFiles(site: string, pid: number) {
  const stopWatching = watchPeakMemory(pid);
  const xml = await read(`${site}/sitemap.xml`);
  const files = xml.includes("<sitemapindex") ? sitemapPaths(xml) : [];
  const records = new Set<string>();
  const addRecords = (text: string) => {
    for (const path of sitemapPaths(text)) if (path.startsWith("/blogs/details/")) records.add(path);
  };
  addRecords(xml);
  for (const file of files) addRecords(await read(site + file));
  return { records: records.size, memoryMost: stopWatching() };
}

async function read(url: string): Promise<string> {
  const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(60_000) });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${url} answers with status ${response.status}`);
  return body;
}
