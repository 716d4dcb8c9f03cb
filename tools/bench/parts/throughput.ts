import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { firstOf } from "../../../testing/content/content.ts";
import { detailsPath } from "../../../testing/content/routes.ts";
import type { Part } from "../claim.ts";

const pages = { home: "/", list: "/our-team", detail: detailsPath("/services", firstOf("services")) };
const median = { comparesMedian: true } as const;
const amount = 30_000;
const turns = 5;

export const throughput: Part = {
  name: "throughput",
  claims: [
    {
      ...{ ...median, id: "perSecond", sentence: "requests per second, 32 connections" },
      ...{ unit: "1/s", better: "more", ratio: 1.25 },
    },
    {
      ...{ ...median, id: "processor", sentence: "CPU time per response" },
      ...{ unit: "ms", better: "less", ratio: 1.15, slack: 0.02 },
    },
    {
      ...{
        id: "bareShare",
        sentence:
          "home, gzip: CPU time per response of nothing but Node with the same bytes, divided by the site's",
      },
      ...{ unit: "", better: "more", limit: 0.6 },
    },
    { id: "failed", sentence: "failed requests", unit: "", better: "less", limit: 0 },
  ],
  runs: 3,
  async measure(version) {
    const url = await version.start();
    const figures: Record<string, Record<string, number>> = {};
    for (const [page, path] of Object.entries(pages)) {
      // The first requests fill the caches.
      await load(url + path, 50);
      const before = cpuTimeMs(version.pid);
      const { requests, duration, errors, non2xx } = await load(url + path, amount);
      const processor = (cpuTimeMs(version.pid) - before) / requests.total;
      const values = { perSecond: requests.total / duration, processor, failed: errors + non2xx };
      for (const [id, value] of Object.entries(values)) figures[id] = { ...figures[id], [page]: value };
    }
    return { ...figures, bareShare: await shareOfBare(version.pid, url + pages.home) };
  },
};

/**
 * In turns, as what else the machine does changes from second to second. By CPU time: where the load takes longer than both servers,
 * their requests per second are the same.
 */
async function shareOfBare(sitePid: number, url: string): Promise<number> {
  const program = fileURLToPath(new URL("bare-server.ts", import.meta.url));
  const bare = spawn(process.execPath, [program, url], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(bare.stdout, "data");
  const servers: [string, number][] = [
    [url, sitePid],
    [String(line).trim(), bare.pid ?? 0],
  ];
  const shares: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const [own = 1, least = 1] = await Array.fromAsync(servers, async ([each, pid]) => {
      const before = cpuTimeMs(pid);
      const { requests } = await load(each, amount / turns, "gzip");
      return (cpuTimeMs(pid) - before) / requests.total;
    });
    shares.push(least / own);
  }
  bare.kill();
  return shares.toSorted((one, other) => one - other)[turns >> 1] ?? 0;
}

/** From a thread of its own, as fast as possible. */
const load = (url: string, requests: number, encoding = "gzip, br") =>
  autocannon({
    url,
    amount: requests,
    connections: 32,
    workers: 1,
    headers: { "accept-encoding": encoding },
  });

/** CPU time in milliseconds of a process's threads; 0 on systems without `/proc`. */
function cpuTimeMs(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const times = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"));
    return times.reduce((sum, time) => sum + Number(time.split(" ")[0]) / 1e6, 0);
  } catch {
    return 0;
  }
}
