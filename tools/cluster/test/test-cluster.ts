import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { basicAuth } from "../../../scripts/servers/probe.ts";
import { startBackend } from "../../../scripts/servers/servers.ts";
import { copyContent } from "../../../testing/content/content.ts";
import { publicOrigin } from "../../../testing/content/routes.ts";
import { newSecret } from "../../../testing/sites/secret.ts";
import { Cluster, type ClusterOptions } from "../cluster.ts";
import type { Programs } from "../programs.ts";
import type { Release } from "../replica.ts";
import { HttpClient } from "./http-client.ts";

type Options = Pick<ClusterOptions, "redis" | "port" | "extraServers"> & {
  programs: Programs;
  release: Release;
};

/** A cluster with a temporary backend, and a client that connects through nginx. */
export class TestCluster {
  readonly secret = newSecret();
  readonly contentDir = copyContent();
  readonly dataDir = mkdtempSync(join(tmpdir(), "cluster-data-"));
  readonly log: string[] = [];
  backend!: Awaited<ReturnType<typeof startBackend>>;
  cluster!: Cluster;
  client!: HttpClient;

  static async open({ port, ...options }: Options): Promise<TestCluster> {
    const testCluster = new TestCluster();
    testCluster.backend = await startBackend({
      port: port + 9,
      username: "cluster",
      password: newSecret(),
      contentDir: testCluster.contentDir,
      dataDir: testCluster.dataDir,
      onLine: () => {},
    });
    testCluster.cluster = new Cluster({
      ...options,
      port,
      replicas: 2,
      backend: testCluster.backend.access,
      revalidateSecret: testCluster.secret,
      env: { ...process.env, SITE_URL: publicOrigin },
      behindProxy: true,
      onState: (program, state) => testCluster.log.push(`${program}: ${state}`),
      onLine: (program, line) => testCluster.log.push(`${program}: ${line}`),
    });
    await testCluster.cluster.start();
    testCluster.client = testCluster.clientFor(testCluster.cluster.url);
    return testCluster;
  }

  clientFor(url: string): HttpClient {
    return new HttpClient(url, readFileSync(this.cluster.certificate.cert));
  }

  /** The body of a list call, read from the backend directly. */
  async readList(call: string): Promise<string> {
    const url = `${this.backend.url}/website/${call}?page=1&limit=100&filter_parameter=status&filter_value=Y`;
    const response = await fetch(url, { headers: basicAuth(this.backend.access) });
    return response.text();
  }

  /** The messages of the stored inquiries. */
  inquiries(): string[] {
    const csv = execFileSync(process.execPath, ["backend/inquiries-cli.ts", "--csv"], {
      env: { ...process.env, DATA_DIR: this.dataDir },
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    return csv.match(/inquiry number \d+/g) ?? [];
  }

  /** Sends a command to Redis and returns the reply. */
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
