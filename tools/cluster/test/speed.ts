import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { CliError, info, step } from "../../../scripts/process/terminal.ts";
import { findCommand } from "../../../scripts/programs/system-packages.ts";
import { median } from "../../bench/claim.ts";
import { table } from "../../table.ts";
import type { HttpClient } from "./http-client.ts";
import { openTestCluster } from "./test-cluster.ts";

/** Requests per second of the micro-cache, relative to plain files. */
const minRatio = 0.8;
const paths = ["/about", "/leadership", "/contact", "/services", "/blogs"];
const seconds = 3;
const rounds = 9;

/**
 * Compares requests per second of nginx's micro-cache and of plain files.
 * @returns the exit code: 1 when the micro-cache is too slow
 */
export async function measureSpeed(options: Parameters<typeof openTestCluster>[0]): Promise<number> {
  const wrk = findCommand(["wrk"], process.env);
  if (!wrk) throw new CliError("wrk is missing. On Debian, as root: apt-get install -y wrk");
  const port = options.port + 8;
  let headers: string[] = [];
  const extraServers = (folder: string) => plainServer(folder, port, headers);
  await using testCluster = await openTestCluster({ ...options, extraServers });
  const { cluster, client } = testCluster;
  headers = await savePages(client, join(cluster.folder, "plain"));
  await cluster.stopNginx();
  await cluster.startNginx();
  const progress = step("Measuring");
  // Their code gets faster with use.
  for (const { url } of cluster.replicas) requestsPerSecond(wrk, url);
  const cached: number[] = [];
  const plain: number[] = [];
  // Alternating rounds, so that other programs on the machine affect both alike.
  for (let round = 1; round <= rounds; round++) {
    progress.update(`${round} of ${rounds}`);
    cached.push(requestsPerSecond(wrk, cluster.url));
    plain.push(requestsPerSecond(wrk, `https://localhost:${port}`));
  }
  progress.done();
  const ratio = median(cached) / median(plain);
  info(
    `\n${table([
      ["requests/s", "median"],
      ["two replicas behind the micro-cache", median(cached).toFixed()],
      ["plain files", median(plain).toFixed()],
      ["ratio", ratio.toFixed(2)],
    ])}`,
  );
  if (ratio >= minRatio) return 0;
  info(`\nThe micro-cache reaches less than ${minRatio} of plain files.`);
  return 1;
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

function requestsPerSecond(wrk: string, url: string): number {
  const script = join(import.meta.dirname, "wrk-paths.lua");
  const load = ["-t2", "-c32", `-d${seconds}s`, "-H", "accept-encoding: br, gzip", "-s", script];
  // Real clients run on other machines, so the load generator yields to the servers.
  const output = execFileSync("nice", ["-n", "10", wrk, ...load, url, "--", ...paths], { encoding: "utf8" });
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (!perSecond || /Non-2xx|Socket errors/.test(output)) throw new CliError(`wrk: ${output}`);
  return perSecond;
}
