import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { collectStatic } from "../../deploy/static-files.ts";
import { type Child, stop, withVariables } from "../../scripts/process/child.ts";
import { requirePort } from "../../scripts/process/ports.ts";
import type { BackendAccess } from "../../scripts/settings/settings.ts";
import { type Certificate, createSelfSignedCertificate } from "./certificate.ts";
import { writeNginxConfig } from "./nginx-config.ts";
import { clusterPorts } from "./ports.ts";
import type { Programs } from "./programs.ts";
import { type Release, Replica } from "./replica.ts";
import { startProgram } from "./start-program.ts";

export type ClusterOptions = {
  programs: Programs;
  /** The first port; the cluster uses the following ones too. */
  port: number;
  replicas: number;
  redis: boolean;
  release: Release;
  backend: BackendAccess;
  revalidateSecret: string;
  env?: NodeJS.ProcessEnv;
  /** Micro-cache of nginx; default on. */
  cached?: boolean;
  /** Trust X-Forwarded-For from this machine, as behind a CDN. */
  behindProxy?: boolean;
  /** Configuration of additional nginx servers, given the cluster's folder. */
  extraServers?: (folder: string) => string;
  /** Called with a program and its new state: "replica 1", "up". */
  onState?: (program: string, state: string) => void;
  onLine?: (program: string, line: string, source: string) => void;
};

/** nginx uses a restarted replica again after at most two seconds (deploy/nginx). */
const recoveryMs = 2_500;

/** Replicas of the site behind nginx, sharing Redis, on this machine. */
export class Cluster {
  readonly url: string;
  /** Endpoint for publish calls from this machine. */
  readonly publishUrl: string;
  readonly folder: string;
  readonly staticDir: string;
  readonly certificate: Certificate;
  readonly replicas: Replica[];
  readonly ports: ReturnType<typeof clusterPorts>;
  redis: Child | undefined;
  nginx: Child | undefined;
  readonly #options: ClusterOptions;

  /** Creates folders and the certificate; `start` starts the programs. */
  constructor(options: ClusterOptions) {
    this.#options = options;
    this.ports = clusterPorts(options.port, options.replicas);
    this.url = `https://localhost:${this.ports.https}`;
    this.publishUrl = `http://127.0.0.1:${this.ports.inside}/api/revalidate`;
    this.folder = mkdtempSync(join(tmpdir(), "site-cluster-"));
    process.once("exit", () => this.#removeFiles());
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.once(signal, () => this.#disableRestarts());
    this.staticDir = join(this.folder, "static");
    this.certificate = createSelfSignedCertificate(this.folder, options.programs.openssl);
    const env = withVariables(options.env, {
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      NEXT_TELEMETRY_DISABLED: "1",
      BACKEND_URL: options.backend.url,
      BACKEND_USERNAME: options.backend.username,
      BACKEND_PASSWORD: options.backend.password,
      REVALIDATE_SECRET: options.revalidateSecret,
      REDIS_URL: options.redis ? `redis://127.0.0.1:${this.ports.redis}` : "",
    });
    this.replicas = this.ports.replicas.map(
      (port, index) =>
        new Replica({
          number: index + 1,
          port,
          env,
          onState: ({ state, number }) => this.#report(`replica ${number}`, state),
          onLine: (line, source) => options.onLine?.(`replica ${index + 1}`, line, source),
        }),
    );
  }

  /** Starts Redis, the replicas and nginx, and waits until each serves. */
  async start(): Promise<void> {
    try {
      await this.#startAll();
    } catch (error) {
      this.#disableRestarts();
      throw error;
    }
  }

  async #startAll(): Promise<void> {
    const { https, plain, inside, redis, replicas } = this.ports;
    for (const port of [https, plain, inside, ...(this.#options.redis ? [redis] : []), ...replicas])
      await requirePort(port, "PORT", "npm run cluster");
    if (this.#options.redis) await this.startRedis();
    this.addStatic(this.#options.release);
    for (const replica of this.replicas) await replica.start(this.#options.release);
    await this.startNginx();
  }

  async startRedis(): Promise<void> {
    const { setpriv, redis: program } = this.#options.programs;
    const folder = join(this.folder, "redis");
    mkdirSync(folder, { recursive: true });
    const port = this.ports.redis;
    const args = [resolve("deploy/redis/redis.conf"), "--port", String(port), "--dir", folder];
    this.redis = await startProgram({ name: "Redis", program, args, setpriv, port });
    this.#restartOnExit("Redis", this.redis, () => this.startRedis());
  }

  async startNginx(cached = this.#options.cached ?? true, replicas = this.ports.replicas): Promise<void> {
    const { programs, behindProxy = false, extraServers } = this.#options;
    const file = writeNginxConfig({
      folder: this.folder,
      ports: this.ports,
      replicas,
      staticDir: this.staticDir,
      certificate: this.certificate,
      brotliModule: programs.brotliModule,
      cached,
      behindProxy,
      extraServers: extraServers?.(this.folder),
    });
    const args = ["-e", join(this.folder, "error.log"), "-p", this.folder, "-c", file, "-g", "daemon off;"];
    const port = this.ports.https;
    const { nginx: program, setpriv } = programs;
    this.nginx = await startProgram({ name: "nginx", program, args, setpriv, port });
    this.#restartOnExit("nginx", this.nginx, () => this.startNginx(cached, replicas));
  }

  async stopNginx(): Promise<void> {
    const { nginx } = this;
    this.nginx = undefined;
    if (nginx) await stop(nginx);
  }

  /** Adds the static files of a release to those of earlier ones. */
  addStatic({ root, distDir }: Release): void {
    const publicDir = join(root, "public");
    collectStatic({ distDir: join(root, distDir), publicDir, target: this.staticDir });
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
    const { redis } = this;
    this.redis = undefined;
    if (redis) await stop(redis);
    this.#removeFiles();
  }

  #restartOnExit(program: "Redis" | "nginx", child: Child, restart: () => Promise<void>): void {
    this.#report(program, "up");
    const isCurrent = () => (program === "Redis" ? this.redis : this.nginx) === child;
    void child.ended.then(async () => {
      if (!isCurrent()) return;
      this.#report(program, "ended unexpectedly, restarting");
      await sleep(500);
      if (isCurrent()) await restart().catch((error: Error) => this.#report(program, error.message));
    });
  }

  #disableRestarts(): void {
    this.redis = undefined;
    this.nginx = undefined;
    for (const replica of this.replicas) replica.disableRestart();
  }

  #report(program: string, state: string): void {
    this.#options.onState?.(program, state);
  }

  #removeFiles(): void {
    for (const replica of this.replicas ?? []) replica.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
