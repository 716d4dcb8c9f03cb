import { globSync, rmSync } from "node:fs";
import { freePort } from "../../scripts/process/ports.ts";
import { warn } from "../../scripts/process/terminal.ts";
import { startSite } from "../../scripts/servers/servers.ts";
import { sitemapPaths } from "../../scripts/servers/warm-pages.ts";
import type { BackendAccess } from "../../scripts/settings/settings.ts";
import { buildInto, openBenchBackend } from "./bench-site.ts";
import { findGrowth, type GrowthResult, growthReport } from "./growth-report.ts";
import { openLongListProxy } from "./long-list-proxy.ts";
import { endedChildrenCpuMs, residentMemoryMb, watchPeakMemory } from "./process-stats.ts";

/** Records in the list of posts. */
const few = 100;
const many = 100_000;
const recordsInPage = 6;
const distDir = ".next-growth";

/** Builds and serves the site with few posts and with many, and compares the two. */
export async function measureGrowth(): Promise<{ report: string; figures: unknown; good: boolean }> {
  const backend = await openBenchBackend();
  const small = await measureWith(backend.access, few);
  const large = await measureWith(backend.access, many);
  await backend.close();
  rmSync(distDir, { recursive: true, force: true });
  const faults = findGrowth(small, large);
  return {
    report: growthReport(small, large, faults),
    figures: { few: small, many: large, faults },
    good: faults.length === 0,
  };
}

async function measureWith(backend: BackendAccess, records: number): Promise<GrowthResult> {
  const list = await openLongListProxy(backend, records);
  warn(`${records} records: building`);
  // What an earlier build has left would make this one quicker.
  rmSync(distDir, { recursive: true, force: true });
  const built = watchPeakMemory(process.pid);
  const begun = performance.now();
  const used = endedChildrenCpuMs(process.pid);
  await buildInto(list.access, distDir);
  const build = {
    ms: performance.now() - begun,
    processor: endedChildrenCpuMs(process.pid) - used,
    memory: built(),
    pages: globSync("**/*.html", { cwd: `${distDir}/server/app` }).length,
  };

  const site = await startSite({ port: await freePort(), backend: list.access, distDir, onLine: () => {} });
  const pid = site.child.process.pid ?? 0;
  warn(`${records} records: asking for pages`);
  const last = Math.ceil(records / recordsInPage);
  const lastTen = Array.from({ length: 10 }, (_, index) => index);
  await times(site.url, ["/blogs", "/about"], 20);
  const pageMade = quick(
    await times(
      site.url,
      lastTen.map((index) => `/blogs?page=${last - index}`),
    ),
  );
  const recordMade = quick(
    await times(
      site.url,
      lastTen.map((index) => recordPath(records - index)),
    ),
  );
  const firstKept = quick(await times(site.url, ["/blogs"], 200));
  const lastKept = quick(await times(site.url, [`/blogs?page=${last}`], 200));
  warn(`${records} records: reading the sitemap`);
  const sitemap = await readSitemap(site.url, pid);
  await site.stop();
  list.close();
  return { records, build, firstKept, lastKept, pageMade, recordMade, sitemap };
}

function recordPath(number: number): string {
  return `/blogs/details/post-${number}/a-post-number-${number}`;
}

/** What a quarter of the times is below: what other programs do meanwhile makes times longer, and none shorter. */
function quick(found: number[]): number {
  return found.sort((a, b) => a - b)[Math.floor(found.length / 4)] ?? Number.NaN;
}

/** How long each answer took to its end, in milliseconds; every path so many times. */
async function times(site: string, paths: string[], rounds = 1): Promise<number[]> {
  const found: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const path of paths) {
      const begun = performance.now();
      await read(site + path);
      found.push(performance.now() - begun);
    }
  return found;
}

/** Reads the whole sitemap, one file after the other, as a search engine does. */
async function readSitemap(site: string, pid: number): Promise<GrowthResult["sitemap"]> {
  const memoryBefore = residentMemoryMb(pid);
  const begun = performance.now();
  const first = await readFiles(site, pid);
  const ms = performance.now() - begun;
  const again = await readFiles(site, pid);
  return { ...first, ms, memoryBefore, memoryAgain: again.memoryMost };
}

async function readFiles(site: string, pid: number) {
  const watched = watchPeakMemory(pid);
  const xml = await read(`${site}/sitemap.xml`);
  const files = xml.includes("<sitemapindex") ? sitemapPaths(xml) : [];
  const records = new Set<string>();
  const note = (text: string) => {
    for (const path of sitemapPaths(text)) if (path.startsWith("/blogs/details/")) records.add(path);
  };
  note(xml);
  for (const file of files) note(await read(site + file));
  return { files: files.length + 1, records: records.size, memoryMost: watched() };
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(60_000) });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answers with status ${answer.status}`);
  return body;
}
