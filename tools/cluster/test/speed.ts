import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { CliError, info, step } from "../../../scripts/process/terminal.ts";
import { findCommand } from "../../../scripts/programs/system-packages.ts";
import { table } from "../../table.ts";
import type { HttpClient } from "./http-client.ts";
import { TestCluster } from "./test-cluster.ts";

/** Requests per second of the micro-cache, relative to plain files. */
const minRatio = 0.8;
const paths = ["/about", "/leadership", "/contact", "/services", "/blogs"];
const seconds = 3;
const rounds = 9;

type Measurement = { name: string; perSecond: number; p99: number; errors: number };

/**
 * Compares requests per second and latency of replicas, micro-cache and plain files through the same nginx.
 * @returns the exit code: 1 when the micro-cache is too slow
 */
export async function measureSpeed(options: Parameters<typeof TestCluster.open>[0]): Promise<number> {
  const wrk = findCommand(["wrk"], process.env);
  if (!wrk) throw new CliError("wrk is missing. On Debian, as root: apt-get install -y wrk");
  const plainPort = options.port + 8;
  let headers: string[] = [];
  const extraServers = (folder: string) => plainServer(folder, plainPort, headers);
  const testCluster = await TestCluster.open({ ...options, extraServers });
  const { cluster } = testCluster;
  const [one, other] = cluster.ports.replicas as [number, number];
  headers = await savePages(testCluster.client, join(cluster.folder, "plain"));
  const plain = `https://localhost:${plainPort}`;
  const setups = [
    { name: "one replica", cached: false, replicas: [one], url: cluster.url },
    { name: "two replicas", cached: false, replicas: [one, other], url: cluster.url },
    { name: "two replicas behind the micro-cache", cached: true, replicas: [one, other], url: cluster.url },
    { name: "plain files", cached: true, replicas: [one, other], url: plain },
  ];
  const progress = step("Measuring");
  const measurements = new Map<string, Measurement[]>();
  // Several alternating rounds, so that other programs on the machine affect all setups alike.
  for (let round = 0; round < rounds; round++) {
    for (const { name, cached, replicas, url } of setups) {
      progress.update(`${name}, ${round + 1} of ${rounds}`);
      // The nginx of the previous setup also serves the plain files.
      if (name !== "plain files") {
        await cluster.stopNginx();
        await cluster.startNginx(cached, replicas);
      }
      run(wrk, url, 1);
      measurements.set(name, [...(measurements.get(name) ?? []), { name, ...run(wrk, url, seconds) }]);
    }
  }
  progress.done();
  await testCluster.close();
  return report([...measurements.values()].map(medianRound));
}

/** Serves the same pages as compressed files over HTTPS, with the same headers. */
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

/** Headers that nginx sets for files. */
const nginxHeaders =
  /^(content-(length|type|encoding)|etag|date|server|connection|keep-alive|last-modified)$/;

/** Saves the pages as files. Returns the nginx directives for their headers. */
async function savePages(client: HttpClient, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  let lines: string[] = [];
  for (const path of paths) {
    const { body, headers } = await client.send(path, { headers: { "accept-encoding": "br" } });
    const own = Object.entries(headers).filter(([name]) => !nginxHeaders.test(name));
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

function run(wrk: string, url: string, durationSeconds: number) {
  const script = join(import.meta.dirname, "wrk-paths.lua");
  const args = [
    "-t2",
    "-c32",
    `-d${durationSeconds}s`,
    "--latency",
    "-H",
    "accept-encoding: br, gzip",
    "-s",
    script,
  ];
  // Real clients run on other machines, so the load generator yields to the servers.
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

/** The round with the median requests per second. */
function medianRound(all: Measurement[]): Measurement {
  const sorted = all.toSorted((one, other) => one.perSecond - other.perSecond);
  return sorted[Math.floor(sorted.length / 2)] as Measurement;
}

function report(measurements: Measurement[]): number {
  const plain = measurements.at(-1)?.perSecond ?? 0;
  const cells = measurements.map(({ name, perSecond, p99, errors }) => [
    name,
    String(Math.round(perSecond)),
    p99.toFixed(1),
    String(errors),
    (perSecond / plain).toFixed(2),
  ]);
  info(`\n${table([["", "requests/s", "p99 ms", "errors", "of plain"], ...cells])}`);
  const ratio = (measurements.at(-2)?.perSecond ?? 0) / plain;
  if (ratio >= minRatio) return 0;
  info(`\nThe micro-cache reaches ${ratio.toFixed(2)} of plain files, less than ${minRatio}.`);
  return 1;
}
