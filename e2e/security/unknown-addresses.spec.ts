/** Unknown addresses cost little, delay no page, and are found as soon as they exist. */
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { expect, test } from "../../testing/browser/test.ts";
import { editContent, firstOf } from "../../testing/content/content.ts";
import { detailsPath, routeCases } from "../../testing/content/routes.ts";
import { get, waitUntil } from "../../testing/http/http.ts";
import type { TestSite } from "../../testing/sites/test-site.ts";

test.use({ siteOptions: {} });

const maxCpuMs = 3;
/** Of 20 requests. The code of a new site gets faster with each, and other programs on the machine slow some rounds down. */
const maxRounds = 30;
const turns = 16;
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
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < maxRounds && best >= maxCpuMs; round++) {
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
  await latencies(pages);
  const flood = new Flood(testSite);
  const without: number[] = [];
  const during: number[] = [];
  // Turn by turn: other programs on the machine slow both down.
  for (let turn = 0; turn < turns; turn++) {
    without.push(...(await latencies(pages)));
    await flood.start();
    await sleep(200);
    during.push(...(await latencies(pages)));
    await flood.stop();
  }
  await flood.end();
  const measured = `${p95(without).toFixed(1)} and ${p95(during).toFixed(1)} ms, ${flood.requests} requests meanwhile`;
  test.info().annotations.push({ type: "p95 without and with", description: measured });
  expect(flood.requests, measured).toBeGreaterThan(50);
  expect(p95(during), measured).toBeLessThan(2 * p95(without));
});

test("a record is found soon after it was added, without a publish call", async ({ testSite }) => {
  const { contentDir } = testSite.backend;
  const added = { ...firstOf("blog", contentDir), id: 901, title: "Just Added" };
  const url = testSite.url + detailsPath("/blogs", added);
  expect((await get(url)).status).toBe(404);
  editContent(contentDir, "blog", (items) => [...items, added]);
  // The backend itself notices the edit within a second.
  await waitUntil("the new record", async () => (await get(url)).status === 200);
});

/** Of the pages, one after the other for 400 ms, in ms. */
async function latencies(urls: string[]): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + 400;
  for (let index = 0; performance.now() < until; index++) {
    const { status, ms } = await get(urls[index % urls.length] ?? "");
    expect(status).toBe(200);
    times.push(ms);
  }
  return times;
}

function p95(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
}

/** Requests for what does not exist, as fast as eight connections can. */
class Flood {
  requests = 0;
  readonly #thread: Worker;

  constructor({ url }: TestSite) {
    const paths = Object.values(addresses).map(([, pathOf]) => pathOf);
    const urls = Array.from(
      { length: 4_000 },
      (_, index) => url + paths[index % paths.length]?.(10_000 + index),
    );
    this.#thread = new Worker(new URL("../support/flood-thread.ts", import.meta.url), {
      workerData: { urls },
      execArgv: [],
    });
  }

  start(): Promise<void> {
    return this.#tell(true);
  }

  /** Resolves when all have been answered. */
  stop(): Promise<void> {
    return this.#tell(false);
  }

  async end(): Promise<void> {
    await this.#thread.terminate();
  }

  async #tell(shouldRun: boolean): Promise<void> {
    this.#thread.postMessage(shouldRun);
    [this.requests] = await once(this.#thread, "message");
  }
}
