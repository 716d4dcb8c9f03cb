import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { collectStatic } from "../../deploy/static-files.ts";
import {
  type Child,
  type ChildOptions,
  startChild,
  stop,
  withVariables,
} from "../../scripts/process/child.ts";
import { requirePort } from "../../scripts/process/ports.ts";
import { CliError } from "../../scripts/process/terminal.ts";
import type { BackendAccess } from "../../scripts/settings/settings.ts";
import { type NginxOptions, writeNginxConfig } from "./nginx-config.ts";
import type { Programs } from "./programs.ts";
import { type Release, Replica } from "./replica.ts";

export type ClusterOptions = {
  programs: Programs;
  /** The first port; the cluster uses the following ones too. */
  port: number;
  replicas: number;
  release: Release;
  backend: BackendAccess;
  revalidateSecret: string;
  env?: NodeJS.ProcessEnv;
  /** Trust X-Forwarded-For from this machine, as behind a CDN. */
  behindProxy?: boolean;
  /** Configuration of additional nginx servers, given the cluster's folder. */
  extraServers?: (folder: string) => string;
  onLine: NonNullable<ChildOptions["onLine"]>;
};

/** nginx uses a restarted replica again after at most two seconds (deploy/nginx). */
const recoveryMs = 2_500;
const startTimeoutMs = 10_000;

/** The ports of a cluster, counted from its first. */
export function clusterPorts(first: number) {
  return { https: first, plain: first + 1, inside: first + 2, redis: first + 3, replicas: first + 10 };
}

/** Replicas of the site behind nginx, sharing Redis, on this machine. */
export class Cluster {
  readonly url: string;
  /** Endpoint for publish calls from this machine. */
  readonly publishUrl: string;
  readonly folder = mkdtempSync(join(tmpdir(), "site-cluster-"));
  readonly staticDir = join(this.folder, "static");
  readonly certificate = { cert: join(this.folder, "cert.pem"), key: join(this.folder, "key.pem") };
  readonly replicas: Replica[];
  readonly ports: ReturnType<typeof clusterPorts>;
  redis: Child | undefined;
  nginx: Child | undefined;
  readonly #options: ClusterOptions;

  /** Creates folders and the certificate; `start` starts the programs. */
  constructor(options: ClusterOptions) {
    const { programs, port, replicas, backend, revalidateSecret, onLine } = options;
    this.#options = options;
    this.ports = clusterPorts(port);
    this.url = `https://localhost:${this.ports.https}`;
    this.publishUrl = `http://127.0.0.1:${this.ports.inside}/api/revalidate`;
    process.once("exit", () => this.#removeFiles());
    createSelfSignedCertificate(programs.openssl, this.certificate);
    const env = withVariables(options.env, {
      HOST: "127.0.0.1",
      REDIS_URL: `redis://127.0.0.1:${this.ports.redis}`,
    });
    this.replicas = Array.from({ length: replicas }, (_, index) => {
      return new Replica({ port: this.ports.replicas + index, backend, revalidateSecret, env, onLine });
    });
  }

  /** Starts Redis, the replicas and nginx, and waits until each serves. */
  async start(): Promise<void> {
    const { https, plain, inside, redis } = this.ports;
    for (const port of [https, plain, inside, redis, ...this.replicas.map((replica) => replica.port)])
      await requirePort(port, "PORT", "npm run cluster");
    await this.startRedis();
    this.addStatic(this.#options.release);
    for (const replica of this.replicas) await replica.start(this.#options.release);
    await this.startNginx();
  }

  async startRedis(): Promise<void> {
    const folder = join(this.folder, "redis");
    mkdirSync(folder, { recursive: true });
    const port = this.ports.redis;
    const args = [resolve("deploy/redis/redis.conf"), "--port", String(port), "--dir", folder];
    this.redis = await startProgram("Redis", this.#options.programs.redis, args, port);
  }

  async startNginx(replicas = this.replicas): Promise<void> {
    const { programs, behindProxy = false, extraServers } = this.#options;
    const { folder, ports, staticDir, certificate } = this;
    const options: NginxOptions = {
      ...{ folder, ports, staticDir, certificate, behindProxy },
      replicas: replicas.map(({ port }) => port),
      brotliModule: programs.brotliModule,
      extraServers: extraServers?.(folder),
    };
    const file = writeNginxConfig(options);
    const args = ["-e", join(folder, "error.log"), "-p", folder, "-c", file, "-g", "daemon off;"];
    this.nginx = await startProgram("nginx", programs.nginx, args, ports.https);
  }

  async stopNginx(): Promise<void> {
    if (this.nginx) await stop(this.nginx);
  }

  /** Adds the static files of a release to those of earlier ones. */
  addStatic({ root, distDir }: Release): void {
    collectStatic({ distDir: join(root, distDir), publicDir: join(root, "public"), target: this.staticDir });
  }

  /** Restarts the replicas one after another, optionally with another release. */
  async rollingRestart(release?: Release): Promise<void> {
    if (release) this.addStatic(release);
    for (const replica of this.replicas) {
      await replica.stop();
      await replica.start(release);
      await sleep(recoveryMs);
    }
  }

  async close(): Promise<void> {
    await this.stopNginx();
    await Promise.all(this.replicas.map((replica) => replica.stop()));
    if (this.redis) await stop(this.redis);
    this.#removeFiles();
  }

  #removeFiles(): void {
    for (const replica of this.replicas ?? []) replica.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Valid for a day. */
function createSelfSignedCertificate(openssl: string, { cert, key }: Cluster["certificate"]): void {
  const type = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1"];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  execFileSync(openssl, ["req", "-x509", ...type, ...names, "-keyout", key, "-out", cert], { stdio: "pipe" });
}

/** Starts a system program, which the kernel ends together with this process, and waits until it listens. */
async function startProgram(name: string, program: string, args: string[], port: number): Promise<Child> {
  const child = startChild({
    name,
    program: "setpriv",
    args: ["--pdeathsig", "TERM", "--", program, ...args],
    onLine: () => {},
  });
  const deadline = Date.now() + startTimeoutMs;
  while (!(await isListening(port))) {
    if (child.ending || Date.now() > deadline) {
      await stop(child, 1000);
      throw new CliError([...child.tail.slice(-10), `${name} does not start (${child.ending}).`].join("\n"));
    }
    await sleep(50);
  }
  return child;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
