import { cpSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Child, startChild, stop } from "../../scripts/process/child.ts";
import { waitFor } from "../../scripts/process/wait.ts";

/** A built site: the folder of its house, and the build in it. */
export type Release = { root: string; distDir: string };

export type ReplicaState = "starting" | "up" | "stopping" | "down" | "gone: it is started again";

export type ReplicaOptions = {
  number: number;
  port: number;
  /** Of the site, but for PORT and NEXT_DIST_DIR. */
  env: NodeJS.ProcessEnv;
  onState: (replica: Replica) => void;
  onLine: (line: string, source: "stdout" | "stderr") => void;
};

/** Of a build: what a replica makes itself, and what nobody needs. */
const unneeded = new Set(["cache", "dev", "types", "trace", "trace-build", "diagnostics"]);

/** One process of the site. It is started again when it ends by itself. */
export class Replica {
  readonly number: number;
  readonly port: number;
  readonly url: string;
  state: ReplicaState = "down";
  #release: Release | undefined;
  readonly #options: ReplicaOptions;
  #child: Child | undefined;
  #wanted = false;

  constructor(options: ReplicaOptions) {
    this.#options = options;
    this.number = options.number;
    this.port = options.port;
    this.url = `http://127.0.0.1:${options.port}`;
  }

  get pid(): number | undefined {
    return this.#child?.process.pid;
  }

  /** Starts a release, or the one that it had, and waits until it serves. */
  async start(release = this.#release): Promise<void> {
    if (!release) throw new Error("A replica is started with a release first.");
    if (release !== this.#release) this.#takeCopy(release);
    this.#wanted = true;
    this.#set("starting");
    const child = startChild({
      name: `Replica ${this.number}`,
      args: ["server/main.ts"],
      cwd: resolve(release.root),
      env: { ...this.#options.env, PORT: String(this.port), NEXT_DIST_DIR: this.#copy },
      onLine: this.#options.onLine,
      exitsWithParent: true,
    });
    this.#child = child;
    void child.ended.then(() => this.#ended(child));
    const failureReason = () =>
      child.ending && `${child.name} ended before it was ready: ${child.tail.slice(-5).join(" ")}`;
    await waitFor(`${this.url}/api/health/live`, { timeoutMs: 30_000, failureReason });
    this.#set("up");
  }

  /** Has it finish what it is at, and end. */
  async stop(): Promise<void> {
    this.#wanted = false;
    if (!this.#child || this.#child.ending !== undefined) return this.#set("down");
    this.#set("stopping");
    await stop(this.#child);
    this.#set("down");
  }

  /** From now on it is not started again when it ends. */
  letGo(): void {
    this.#wanted = false;
  }

  /** Ends it where it stands. */
  kill(): void {
    this.#child?.process.kill("SIGKILL");
  }

  /** Removes its copy of the build. */
  remove(): void {
    if (this.#release) rmSync(join(this.#release.root, this.#copy), { recursive: true, force: true });
  }

  get #copy(): string {
    return join(".next-replicas", `replica-${this.number}-${this.port}`);
  }

  /** A running site writes pages into its build, so each has one of its own. */
  #takeCopy(release: Release): void {
    this.remove();
    this.#release = release;
    const source = join(release.root, release.distDir);
    const target = join(release.root, this.#copy);
    rmSync(target, { recursive: true, force: true });
    cpSync(source, target, {
      recursive: true,
      filter: (path) =>
        !path.endsWith(".map") && !(unneeded.has(basename(path)) && join(source, basename(path)) === path),
    });
  }

  async #ended(child: Child): Promise<void> {
    if (!this.#wanted || child !== this.#child) return;
    this.#set("gone: it is started again");
    await sleep(500);
    if (this.#wanted && child === this.#child) await this.start().catch(() => {});
  }

  #set(state: ReplicaState): void {
    if (this.state === state) return;
    this.state = state;
    this.#options.onState(this);
  }
}
