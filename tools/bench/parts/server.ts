import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { firstOf } from "../../../testing/content/content.ts";
import { blackPng } from "../../../testing/content/png.ts";
import { detailsPath } from "../../../testing/content/routes.ts";
import { get } from "../../../testing/http/http.ts";
import { sendRaw } from "../../../testing/http/raw-request.ts";
import { generateLoad } from "../../load.ts";
import { cpuTimeMs, residentMemoryMb } from "../../process-stats.ts";
import type { Claim, Part } from "../claim.ts";
import type { Version } from "../version.ts";

const pages = { home: "/", list: "/our-team", detail: detailsPath("/services", firstOf("services")) };

const ms = { unit: "ms", better: "less", ratio: 1.5 } as const;
const median = { comparesMedian: true } as const;

const claims: Claim[] = [
  {
    ...{ ...median, id: "perSecond", sentence: "requests per second, 32 connections" },
    ...{ unit: "1/s", better: "more", ratio: 1.25, listsSubjects: true },
  },
  { ...ms, ...median, id: "processor", sentence: "CPU time per response", ratio: 1.15, slack: 0.02 },
  { ...ms, ...median, id: "p99", sentence: "response, 99 %, under this load", slack: 5 },
  { id: "failed", sentence: "failed requests", unit: "", better: "less", limit: 0 },
  { id: "memory", sentence: "memory after the load", unit: "MB", better: "less", limit: 700, ratio: 1.15 },
  { ...ms, id: "outage", sentence: "a cached page while the backend never answers", limit: 500, slack: 20 },
  { ...ms, id: "image", sentence: "answer to a picture of 268 million pixels", limit: 5_000, slack: 100 },
  { ...ms, id: "shutdown", sentence: "from SIGTERM to the end of the idle site", limit: 5_000, slack: 300 },
];

const amounts = { whole: 30_000, quick: 3_000 };

export const server: Part = {
  name: "server",
  claims,
  runs: { whole: 3, quick: 1 },
  async measure(version, { isQuick }) {
    const url = await version.start();
    // The first request fills the caches.
    for (const path of [...Object.values(pages), ...Object.values(pages)]) await load(url + path, 50);
    const figures: Record<string, Record<string, number>> = {};
    for (const [page, path] of Object.entries(pages)) {
      const before = cpuTimeMs(version.pid);
      const { perSecond, responses, failed, latency } = await load(
        url + path,
        amounts[isQuick ? "quick" : "whole"],
      );
      const processor = (cpuTimeMs(version.pid) - before) / responses;
      const values = { perSecond, processor, p99: latency.p99, failed };
      for (const [id, value] of Object.entries(values)) figures[id] = { ...figures[id], [page]: value };
    }
    const memory = residentMemoryMb(version.pid);
    const outage = await measureOutage(version, url);
    const image = await measureImage(version, url);
    if (isQuick) return { ...figures, memory, outage, image };
    return { ...figures, memory, outage, image, shutdown: await msOf(() => shutDown(version)) };
  },
};

/** From a thread of its own, as fast as possible. */
const load = (url: string, amount: number) => generateLoad({ url, amount, connections: 32, workers: 1 });

/** A page from the cache, while no call of the backend ends. */
async function measureOutage({ site: { proxy } }: Version, url: string): Promise<number> {
  proxy.fail({ kind: "hang" });
  try {
    return await msOf(() => get(`${url}/about`));
  } finally {
    proxy.pass();
  }
}

/** A picture beyond the limit of pixels, with a new name each time: a cached answer costs nothing. */
async function measureImage({ site }: Version, url: string): Promise<number> {
  const name = `bench-${Date.now()}.png`;
  writeFileSync(join(site.backend.contentDir, "media", name), blackPng(16_384));
  const address = `/_next/image?url=${encodeURIComponent(`/files/media/${name}`)}&w=640&q=70`;
  return msOf(() => sendRaw(url, address));
}

function shutDown({ site }: Version): Promise<unknown> {
  site.process.process.kill("SIGTERM");
  return site.process.ended;
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
