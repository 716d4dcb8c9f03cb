/** A cluster in production build, its backend, and visitors of it. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyContent } from "../../../e2e/support/content.ts";
import { publicOrigin } from "../../../e2e/support/routes.ts";
import { secret } from "../../../e2e/support/test-site.ts";
import { basicAuth } from "../../../scripts/servers/probe.ts";
import { startBackend } from "../../../scripts/servers/servers.ts";
import { Cluster, type ClusterOptions } from "../cluster.ts";
import type { Programs } from "../programs.ts";
import type { Release } from "../replica.ts";
import { HttpClient } from "./client.ts";

type Options = Pick<ClusterOptions, "redis" | "port" | "more"> & { programs: Programs; release: Release };

export class TestCluster {
  readonly secret = secret();
  readonly contentDir = copyContent();
  readonly dataDir = mkdtempSync(join(tmpdir(), "cluster-data-"));
  readonly log: string[] = [];
  backend!: Awaited<ReturnType<typeof startBackend>>;
  cluster!: Cluster;
  /** Through nginx. */
  client!: HttpClient;

  static async open({ port, ...options }: Options): Promise<TestCluster> {
    const world = new TestCluster();
    world.backend = await startBackend({
      port: port + 9,
      username: "cluster",
      password: secret(),
      contentDir: world.contentDir,
      dataDir: world.dataDir,
      onLine: () => {},
    });
    world.cluster = new Cluster({
      ...options,
      port,
      replicas: 2,
      backend: world.backend.access,
      revalidateSecret: world.secret,
      env: { ...process.env, SITE_URL: publicOrigin },
      behindProxy: true,
      onState: (who, state) => world.log.push(`${who}: ${state}`),
      onLine: (who, line) => world.log.push(`${who}: ${line}`),
    });
    await world.cluster.start();
    world.client = world.clientOf(world.cluster.url);
    return world;
  }

  clientOf(url: string): HttpClient {
    return new HttpClient(url, readFileSync(this.cluster.certificate.cert));
  }

  /** What the backend has of a list, past the site. */
  async listed(call: string): Promise<string> {
    const { url } = this.backend;
    const answer = await fetch(
      `${url}/website/${call}?page=1&limit=100&filter_parameter=status&filter_value=Y`,
      {
        headers: basicAuth(this.backend.access),
      },
    );
    return answer.text();
  }

  /** The messages of the inquiries that the backend has stored. */
  inquiries(): string[] {
    const csv = execFileSync(process.execPath, ["backend/inquiries-cli.ts", "--csv"], {
      env: { ...process.env, DATA_DIR: this.dataDir },
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    return csv.match(/inquiry number \d+/g) ?? [];
  }

  /** Sends a command to Redis. Returns what it answers. */
  redis(command: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.cluster.ports.redis, "127.0.0.1", () => socket.write(`${command}\r\n`));
      socket.once("data", (data) => {
        socket.destroy();
        resolve(data.toString());
      });
      socket.once("error", reject);
    });
  }

  async close(): Promise<void> {
    this.client?.close();
    await this.cluster?.close();
    await this.backend?.stop();
    for (const folder of [this.contentDir, this.dataDir]) rmSync(folder, { recursive: true, force: true });
  }
}
