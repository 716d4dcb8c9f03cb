import { setTimeout as sleep } from "node:timers/promises";
import { startChild, stop, withVariables } from "../../scripts/process/child.ts";
import { freePort } from "../../scripts/process/ports.ts";
import { warn } from "../../scripts/process/terminal.ts";
import { waitFor } from "../../scripts/process/wait.ts";
import { nextProgram } from "../../scripts/programs/npm-programs.ts";
import type { Server } from "../../scripts/servers/servers.ts";
import { firstOf } from "../../testing/content/content.ts";
import { detailsPath } from "../../testing/content/routes.ts";
import { table } from "../table.ts";
import { type Bench, type BenchResult, benchDistDir, openBench } from "./bench-site.ts";
import { generateLoad, type LoadResult } from "./load.ts";
import { cpuTimeMs, residentMemoryMb } from "./process-stats.ts";

type ServerRow = LoadResult & {
  server: string;
  page: string;
  /** CPU milliseconds per response, which other programs affect least. */
  processor: number;
};
type Memory = { server: string; before: number; after: number };

const pages = { home: "/", list: "/our-team", detail: detailsPath("/services", firstOf("services")) };

/** Measures cached pages under load: the site as `npm run serve` runs it, then the same build under `next start`. */
export async function measureServers(requests: number): Promise<BenchResult> {
  const bench = await openBench();
  const servers: [string, () => Promise<Server>][] = [
    ["npm run serve", bench.start],
    ["next start", () => startPlainNext(bench)],
  ];
  const rows: ServerRow[] = [];
  const memory: Memory[] = [];
  for (const [server, start] of servers) {
    const running = await start();
    // Twice: the first request fills the caches.
    for (const path of [...Object.values(pages), ...Object.values(pages)])
      await generateLoad(running.url + path, 50);
    await sleep(3_000);
    const pid = running.child.process.pid ?? 0;
    const before = residentMemoryMb(pid);
    for (const [page, path] of Object.entries(pages)) {
      warn(`${server}: ${page}`);
      const share = Math.ceil(requests / Object.keys(pages).length);
      const cpuBefore = cpuTimeMs(pid);
      const result = await generateLoad(running.url + path, share);
      rows.push({ server, page, ...result, processor: (cpuTimeMs(pid) - cpuBefore) / result.answered });
    }
    memory.push({ server, before, after: residentMemoryMb(pid) });
    await running.stop();
  }
  await bench.close();
  const passed = rows.every(({ failed }) => failed === 0);
  return { report: serverReport(rows, memory, requests), data: { requests, rows, memory }, passed };
}

function serverReport(rows: ServerRow[], memory: Memory[], requests: number): string {
  const head = ["server", "page", "requests/s", "CPU time", "first byte p50", "p99", "failed"];
  const cells = rows.map(({ server, page, perSecond, processor, firstByte, failed }) => [
    server,
    page,
    String(Math.round(perSecond)),
    `${processor.toFixed(2)} ms`,
    `${firstByte.p50.toFixed(1)} ms`,
    `${firstByte.p99.toFixed(1)} ms`,
    String(failed),
  ]);
  const memoryCells = memory.map(({ server, before, after }) => [
    server,
    `${Math.round(before)} MB`,
    `${Math.round(after)} MB`,
  ]);
  return [
    table([head, ...cells]),
    "",
    table([["memory", "before", `after ${requests} requests`], ...memoryCells]),
  ].join("\n");
}

/** `next start` on the same build. */
async function startPlainNext({ backend }: Bench): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = withVariables(undefined, {
    NODE_ENV: "production",
    NEXT_DIST_DIR: benchDistDir,
    BACKEND_URL: backend.url,
    BACKEND_USERNAME: backend.username,
    BACKEND_PASSWORD: backend.password,
  });
  const args = [nextProgram, "start", "--port", String(port), "--hostname", "127.0.0.1"];
  const child = startChild({ name: "next start", args, env, onLine: () => {}, exitsWithParent: true });
  await waitFor(`${url}/api/health/live`, {
    timeoutMs: 30_000,
    failureReason: () => child.ending && `next start ended before it was ready (${child.ending}).`,
  });
  return { url, child, stop: () => stop(child) };
}
