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
  /** Its first port; those after it are taken too. */
  port: number;
  replicas: number;
  redis: boolean;
  release: Release;
  backend: BackendAccess;
  revalidateSecret: string;
  env?: NodeJS.ProcessEnv;
  /** Whether nginx keeps pages for half a second; default yes. */
  cached?: boolean;
  /** Whether requests may say for whom they are, as a CDN does. */
  behindProxy?: boolean;
  /** Configuration of further servers in nginx, given its folder. */
  more?: (folder: string) => string;
  /** Gets what happens: "replica 1", "up". */
  onState?: (who: string, state: string) => void;
  onLine?: (who: string, line: string, source: string) => void;
};

/** nginx takes a replica back after two seconds at the latest (deploy/nginx). */
const rest = 2_500;

/** Replicas of the site with nginx before and Redis between them, on this machine. */
export class Cluster {
  readonly url: string;
  /** Where programs on this machine publish. */
  readonly publishUrl: string;
  readonly folder: string;
  readonly staticDir: string;
  readonly certificate: Certificate;
  readonly replicas: Replica[];
  readonly ports: ReturnType<typeof clusterPorts>;
  redis: Child | undefined;
  nginx: Child | undefined;
  readonly #options: ClusterOptions;

  /** Makes what it needs on the disk; nothing runs yet. */
  constructor(options: ClusterOptions) {
    this.#options = options;
    this.ports = clusterPorts(options.port, options.replicas);
    this.url = `https://localhost:${this.ports.https}`;
    this.publishUrl = `http://127.0.0.1:${this.ports.inside}/api/revalidate`;
    this.folder = mkdtempSync(join(tmpdir(), "site-cluster-"));
    process.once("exit", () => this.#clear());
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => this.#letGo());
    this.staticDir = join(this.folder, "static");
    this.certificate = createSelfSignedCertificate(this.folder, options.programs.openssl);
    const env = withVariables(options.env, {
      NODE_ENV: "production",
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
          onState: ({ state, number }) => this.#tell(`replica ${number}`, state),
          onLine: (line, source) => options.onLine?.(`replica ${index + 1}`, line, source),
        }),
    );
  }

  /** Starts Redis, the replicas and nginx, and waits until each serves. */
  async start(): Promise<void> {
    try {
      await this.#startAll();
    } catch (error) {
      this.#letGo();
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
    this.#follow("Redis", this.redis, () => this.startRedis());
  }

  async startNginx(cached = this.#options.cached ?? true, replicas = this.ports.replicas): Promise<void> {
    const { programs, behindProxy = false, more } = this.#options;
    const file = writeNginxConfig({
      folder: this.folder,
      ports: this.ports,
      replicas,
      staticDir: this.staticDir,
      certificate: this.certificate,
      brotliModule: programs.brotliModule,
      cached,
      behindProxy,
      more: more?.(this.folder),
    });
    const args = ["-e", join(this.folder, "error.log"), "-p", this.folder, "-c", file, "-g", "daemon off;"];
    const port = this.ports.https;
    const { nginx: program, setpriv } = programs;
    this.nginx = await startProgram({ name: "nginx", program, args, setpriv, port });
    this.#follow("nginx", this.nginx, () => this.startNginx(cached, replicas));
  }

  async stopNginx(): Promise<void> {
    const { nginx } = this;
    this.nginx = undefined;
    if (nginx) await stop(nginx);
  }

  /** Has nginx serve the files of a release, beside those of earlier ones. */
  addStatic({ root, distDir }: Release): void {
    const publicDir = join(root, "public");
    collectStatic({ distDir: join(root, distDir), publicDir, target: this.staticDir });
  }

  /** Restarts the replicas in turn, with another release where one is given. */
  async roll(release?: Release): Promise<void> {
    if (release) this.addStatic(release);
    for (const replica of this.replicas) {
      await replica.stop();
      await replica.start(release);
      await sleep(rest);
    }
  }

  async close(): Promise<void> {
    await this.stopNginx();
    await Promise.all(this.replicas.map((replica) => replica.stop()));
    const { redis } = this;
    this.redis = undefined;
    if (redis) await stop(redis);
    this.#clear();
  }

  /** Starts a program again that has ended by itself. */
  #follow(who: "Redis" | "nginx", child: Child, again: () => Promise<void>): void {
    this.#tell(who, "up");
    const current = () => (who === "Redis" ? this.redis : this.nginx) === child;
    void child.ended.then(async () => {
      if (!current()) return;
      this.#tell(who, "gone: it is started again");
      await sleep(500);
      if (current()) await again().catch((error: Error) => this.#tell(who, error.message));
    });
  }

  /** From now on, what ends stays so. */
  #letGo(): void {
    this.redis = undefined;
    this.nginx = undefined;
    for (const replica of this.replicas) replica.letGo();
  }

  #tell(who: string, state: string): void {
    this.#options.onState?.(who, state);
  }

  #clear(): void {
    for (const replica of this.replicas ?? []) replica.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
