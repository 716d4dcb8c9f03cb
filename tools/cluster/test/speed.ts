/** `npm run test:cluster -- --speed`: requests per second and waits, side by side, through the same nginx. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { CliError, info, step } from "../../../scripts/process/terminal.ts";
import { findCommand } from "../../../scripts/programs/system-packages.ts";
import type { HttpClient } from "./client.ts";
import { TestCluster } from "./test-cluster.ts";

/** What the micro-cache has to reach of plain files' requests per second. */
const goal = 0.8;
const paths = ["/about", "/leadership", "/contact", "/services", "/blogs"];
const seconds = 3;
const rounds = 9;

type Measured = { name: string; perSecond: number; p99: number; errors: number };

/** @returns the exit code: 1 where the micro-cache is too slow */
export async function measureSpeed(options: Parameters<typeof TestCluster.open>[0]): Promise<number> {
  const wrk = findCommand(["wrk"], process.env);
  if (!wrk) throw new CliError("wrk is missing. On Debian, as root: apt-get install -y wrk");
  const plainPort = options.port + 8;
  let headers: string[] = [];
  const more = (folder: string) => plainServer(folder, plainPort, headers);
  const world = await TestCluster.open({ ...options, more });
  const { cluster } = world;
  const [one, other] = cluster.ports.replicas as [number, number];
  headers = await savePages(world.client, join(cluster.folder, "plain"));
  const plain = `https://localhost:${plainPort}`;
  const ways = [
    { name: "one replica", cached: false, replicas: [one], url: cluster.url },
    { name: "two replicas", cached: false, replicas: [one, other], url: cluster.url },
    { name: "two replicas behind the micro-cache", cached: true, replicas: [one, other], url: cluster.url },
    { name: "plain files", cached: true, replicas: [one, other], url: plain },
  ];
  const progress = step("Measuring");
  const measured = new Map<string, Measured[]>();
  // In turn and more than once: other programs on the machine are slow for all of them alike.
  for (let round = 0; round < rounds; round++) {
    for (const { name, cached, replicas, url } of ways) {
      progress.update(`${name}, ${round + 1} of ${rounds}`);
      // Plain files come from the nginx that has just been measured.
      if (name !== "plain files") {
        await cluster.stopNginx();
        await cluster.startNginx(cached, replicas);
      }
      run(wrk, url, 1);
      measured.set(name, [...(measured.get(name) ?? []), { name, ...run(wrk, url, seconds) }]);
    }
  }
  progress.done();
  await world.close();
  return report([...measured.values()].map(middle));
}

/** The same pages as files, compressed ahead of time, with the headers of the pages, by HTTPS as well. */
function plainServer(folder: string, port: number, headers: string[]): string {
  return `server {
    listen 127.0.0.1:${port} ssl http2;
    server_name localhost;
    include local/certificate.conf;
    include site/tls.conf;
    root ${join(folder, "plain")};
    default_type text/html;
    types {}
    location / {
        ${headers.join("\n        ")}
        brotli_static on;
        gzip_vary off;
        try_files $uri.html =404;
    }
}`;
}

/** What nginx itself sets for a file. */
const ofFiles = /^(content-(length|type|encoding)|etag|date|server|connection|keep-alive|last-modified)$/;

/** Saves the pages as files. Returns nginx's lines for the headers that they had. */
async function savePages(client: HttpClient, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  let lines: string[] = [];
  for (const path of paths) {
    const { body, headers } = await client.send(path, { headers: { "accept-encoding": "br" } });
    const own = Object.entries(headers).filter(([name]) => !ofFiles.test(name));
    lines = own.map(([name, value]) => {
      const quote = String(value).includes('"') ? "'" : '"';
      return `add_header ${name} ${quote}${value}${quote};`;
    });
    const file = join(folder, `${path.slice(1)}.html`);
    writeFileSync(file, body);
    writeFileSync(`${file}.br`, brotliCompressSync(body));
  }
  return lines;
}

function run(wrk: string, url: string, forSeconds: number) {
  const script = join(import.meta.dirname, "wrk-paths.lua");
  const args = [
    "-t2",
    "-c32",
    `-d${forSeconds}s`,
    "--latency",
    "-H",
    "accept-encoding: br, gzip",
    "-s",
    script,
  ];
  // Visitors have machines of their own: what they do yields to what is measured.
  const output = execFileSync("nice", ["-n", "10", wrk, ...args, url, "--", ...paths], { encoding: "utf8" });
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  const [, p99 = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  if (!perSecond || output.includes("Non-2xx")) throw new CliError(`wrk: ${output}`);
  const [, ...counts] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output) ?? [];
  const errors = counts.reduce((sum, count) => sum + Number(count), 0);
  return {
    errors,
    perSecond,
    p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN),
  };
}

/** The round in the middle. */
function middle(all: Measured[]): Measured {
  const sorted = all.toSorted((one, other) => one.perSecond - other.perSecond);
  return sorted[Math.floor(sorted.length / 2)] as Measured;
}

function report(measured: Measured[]): number {
  const plain = measured.at(-1)?.perSecond ?? 0;
  info(
    `\n${"".padEnd(38)}${["requests/s", "p99 ms", "errors", "of plain"].map((cell) => cell.padStart(12)).join("")}`,
  );
  for (const { name, perSecond, p99, errors } of measured) {
    const cells = [Math.round(perSecond), p99.toFixed(1), errors, (perSecond / plain).toFixed(2)];
    info(name.padEnd(38) + cells.map((cell) => String(cell).padStart(12)).join(""));
  }
  const reached = (measured.at(-2)?.perSecond ?? 0) / plain;
  if (reached >= goal) return 0;
  info(`\nThe micro-cache reaches ${reached.toFixed(2)} of plain files, less than ${goal}.`);
  return 1;
}
