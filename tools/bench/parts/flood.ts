import { routeCases } from "../../../testing/content/routes.ts";
import { unknownAddresses } from "../../../testing/content/unknown-addresses.ts";
import { Flood } from "../../../testing/http/flood.ts";
import { get } from "../../../testing/http/http.ts";
import { percentile } from "../../percentile.ts";
import { cpuTimeMs } from "../../process-stats.ts";
import { median, type Part } from "../claim.ts";

/** Pages of different templates, all in the cache. */
const cached = routeCases.slice(0, 12).map(({ path }) => path);
const turns = 16;
const turnMs = 400;
/** Of requests for each kind in turn. The first do not count: a new site has other work, and its code gets faster. */
const rounds = 8;
const warmUpRounds = 3;
const roundSize = 5;

let nextNumber = 0;

export const flood: Part = {
  name: "flood",
  claims: [
    {
      id: "cpu",
      sentence: "CPU time for an address that does not exist",
      unit: "ms",
      better: "less",
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
  runs: { whole: 1, quick: 0 },
  async measure(version) {
    const url = await version.start();
    const costs = new Map<string, number[]>();
    for (let round = 0; round < rounds; round++)
      for (const [kind, { pathOf }] of Object.entries(unknownAddresses)) {
        const before = cpuTimeMs(version.pid);
        for (let count = 0; count < roundSize; count++) await get(url + pathOf(nextNumber++));
        costs.set(kind, [...(costs.get(kind) ?? []), (cpuTimeMs(version.pid) - before) / roundSize]);
      }
    const cpu = Object.fromEntries(
      [...costs].map(([kind, each]) => [kind, median(each.slice(warmUpRounds))]),
    );
    const { idle, flooded } = await measureFlood(url);
    return { cpu, p95: percentile(flooded, 0.95) / percentile(idle, 0.95), p95ms: percentile(flooded, 0.95) };
  },
};

/** Without and with the flood, turn by turn. */
async function measureFlood(url: string) {
  const times = { idle: [] as number[], flooded: [] as number[] };
  const kinds = Object.values(unknownAddresses);
  const urls = Array.from({ length: 5_000 }, (_, index) => {
    const kind = kinds[index % kinds.length];
    return url + kind?.pathOf(nextNumber++);
  });
  const crowd = new Flood(urls);
  await visit(url);
  try {
    for (let turn = 0; turn < turns; turn++) {
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

/** Milliseconds to the end of each cached page, one after the other for a while. */
async function visit(url: string): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + turnMs;
  for (let index = 0; performance.now() < until; index++) {
    const startedAt = performance.now();
    const path = cached[index % cached.length];
    const { status } = await get(url + path);
    if (status !== 200) throw new Error(`${path} is no page: ${status}`);
    times.push(performance.now() - startedAt);
  }
  return times;
}
