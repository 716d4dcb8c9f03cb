import { unknownAddresses } from "../../../testing/content/unknown-addresses.ts";
import { Flood } from "../../../testing/http/flood.ts";
import { get } from "../../../testing/http/http.ts";
import { median, type Part, percentile } from "../claim.ts";
import { cpuTimeMs } from "../process-stats.ts";

/** Pages of different templates, all in the cache. */
const cached = [
  "/",
  "/about",
  "/services",
  "/blogs",
  "/our-team",
  "/contact",
  "/product",
  "/expertise",
].concat(["/references", "/leadership", "/news", "/miscellaneous"]);
const turns = { whole: 16, quick: 4 };
/** Addresses of each kind, in rounds. */
const perKind = { whole: 200, quick: 60 };
const roundSize = 20;

let firstNumber = 0;

export const flood: Part = {
  name: "flood",
  claims: [
    {
      id: "cpu",
      sentence: "CPU time for an address that does not exist",
      unit: "ms",
      better: "less",
      limit: 3,
      ratio: 1.25,
      slack: 0.5,
      listsSubjects: true,
    },
    {
      id: "p95",
      sentence: "p95 of cached pages while 8 connections ask for unknown addresses, relative to idle",
      unit: "times",
      better: "less",
      limit: 2,
      ratio: 1.5,
    },
    {
      id: "p95ms",
      sentence: "p95 of cached pages in this flood",
      unit: "ms",
      better: "less",
      ratio: 1.5,
      slack: 5,
    },
  ],
  runs: { whole: 3, quick: 1 },
  async measure(version, { isQuick }) {
    const url = await version.start();
    const size = isQuick ? "quick" : "whole";
    const cpu: Record<string, number> = {};
    firstNumber += 10_000;
    for (const [kind, { pathOf }] of Object.entries(unknownAddresses)) {
      const costs: number[] = [];
      for (let first = firstNumber; first < firstNumber + perKind[size]; first += roundSize) {
        const before = cpuTimeMs(version.pid);
        for (let index = 0; index < roundSize; index++) await get(url + pathOf(first + index));
        costs.push((cpuTimeMs(version.pid) - before) / roundSize);
      }
      cpu[kind] = median(costs);
    }
    const { idle, flooded } = await measureFlood(url, turns[size]);
    return { cpu, p95: percentile(flooded, 0.95) / percentile(idle, 0.95), p95ms: percentile(flooded, 0.95) };
  },
};

/** Without and with the flood, turn by turn. */
async function measureFlood(url: string, count: number) {
  const times = { idle: [] as number[], flooded: [] as number[] };
  const kinds = Object.values(unknownAddresses);
  const urls = Array.from({ length: 5_000 }, (_, index) => {
    const kind = kinds[index % kinds.length];
    return url + kind?.pathOf(firstNumber + 5_000 + index);
  });
  const crowd = new Flood(urls);
  for (const path of cached) await get(url + path);
  try {
    for (let turn = 0; turn < count; turn++) {
      times.idle.push(...(await visit(url)));
      await crowd.start();
      times.flooded.push(...(await visit(url)));
      await crowd.stop();
    }
  } finally {
    await crowd.end();
  }
  return times;
}

/** Milliseconds to the end of each cached page. */
async function visit(url: string): Promise<number[]> {
  const times: number[] = [];
  for (const path of cached) {
    const startedAt = performance.now();
    await get(url + path);
    times.push(performance.now() - startedAt);
  }
  return times;
}
