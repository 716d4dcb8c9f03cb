/** Unknown addresses cost little, delay no page, and are found as soon as they exist. */
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { editContent, firstOf } from "../support/content.ts";
import { get, waitUntil } from "../support/http.ts";
import { detailsPath, routeCases } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";
import type { TestSite } from "../support/test-site.ts";

test.use({ siteOptions: {} });

const maxCpuMs = 3;
const rounds = 3;
const service = firstOf("services");

const addresses: Record<string, [status: number, pathOf: (index: number) => string]> = {
  "unknown ids": [404, (index) => `/blogs/details/made-up-${index}/x`],
  "wrong slugs": [308, (index) => `/services/details/${service.id}/wrong-${index}`],
  "pages beyond the end": [404, (index) => `/leadership?page=${1000 + index}`],
  "unknown items": [404, (index) => `/miscellaneous?item=made-up-${index}`],
  "unknown products": [404, (index) => `/product/details/made-up-${index}/x`],
  "unknown subjects": [404, (index) => `/contact?about=service-${9000 + index}`],
  "unknown URLs": [404, (index) => `/made-up/${index}`],
  "share images": [404, (index) => `/og/made-up-${index}.jpg`],
  "parts of the sitemap": [404, (index) => `/sitemap/blog-${100 + index}.xml`],
};

test("an address that does not exist costs at most 3 ms of CPU", async ({ testSite }) => {
  const measured: Record<string, string> = {};
  let index = 0;
  for (const [name, [status, pathOf]] of Object.entries(addresses)) {
    const visit = async () => expect((await get(testSite.url + pathOf(index++))).status, name).toBe(status);
    for (let warmup = 0; warmup < 10; warmup++) await visit();
    let best = Number.POSITIVE_INFINITY;
    // Other programs on the machine slow some rounds down.
    for (let round = 0; round < rounds; round++) {
      const before = testSite.cpuMs();
      for (let count = 0; count < 20; count++) await visit();
      best = Math.min(best, (testSite.cpuMs() - before) / 20);
    }
    measured[name] = best.toFixed(2);
    expect(best, name).toBeLessThan(maxCpuMs);
  }
  test.info().annotations.push({ type: "ms of CPU", description: JSON.stringify(measured) });
});

test("cached pages stay quick while somebody requests what does not exist", async ({ testSite }) => {
  const pages = routeCases.slice(0, 12).map(({ path }) => testSite.url + path);
  for (const page of pages) await get(page);
  const measured: string[] = [];
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const without = await p95(pages);
    const flood = requestUnknown(testSite, round);
    await sleep(500);
    const during = await p95(pages);
    const requests = await flood;
    measured.push(`${without.toFixed(1)} and ${during.toFixed(1)} ms, ${requests} requests meanwhile`);
    best = Math.min(best, during / without);
  }
  test.info().annotations.push({ type: "p95 without and with", description: measured.join("; ") });
  expect(best, measured.join("; ")).toBeLessThan(2);
});

test("a record is found soon after it was added, without a publish call", async ({ testSite }) => {
  const { contentDir } = testSite.backend;
  const added = { ...firstOf("blog", contentDir), id: 901, title: "Just Added" };
  const url = testSite.url + detailsPath("/blogs", added);
  expect((await get(url)).status).toBe(404);
  editContent(contentDir, "blog", (items) => [...items, added]);
  // The backend itself notices the edit within a second.
  await waitUntil("the new record", 4_000, async () => (await get(url)).status === 200);
});

/** The 95th percentile of the pages' latency within a second, in ms. */
async function p95(urls: string[]): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + 1_000;
  for (let index = 0; performance.now() < until; index++) {
    const { status, ms } = await get(urls[index % urls.length] ?? "");
    expect(status).toBe(200);
    times.push(ms);
  }
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.95)] ?? 0;
}

/** For two seconds, from a thread of its own, as fast as eight connections can. Returns the number of responses. */
async function requestUnknown({ url }: TestSite, round: number): Promise<number> {
  const paths = Object.values(addresses).map(([, pathOf]) => pathOf);
  const requests = Array.from({ length: 800 }, (_, index) => ({
    path: paths[index % paths.length]?.(10_000 * (round + 1) + index),
  }));
  const result = await autocannon({ url, connections: 8, duration: 2, workers: 1, requests });
  return result.requests.total;
}
