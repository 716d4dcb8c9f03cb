import { cpSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Child, startChild, stop } from "../../scripts/process/child.ts";
import { waitFor } from "../../scripts/process/wait.ts";
import { memoryFlags, memoryVariables } from "../../scripts/servers/memory.ts";

/** A build (`distDir`) in a project folder (`root`). */
export type Release = { root: string; distDir: string };

export type ReplicaState = "starting" | "up" | "stopping" | "down" | "ended unexpectedly, restarting";

export type ReplicaOptions = {
  number: number;
  port: number;
  /** The site's environment without PORT and NEXT_DIST_DIR. */
  env: NodeJS.ProcessEnv;
  onState: (replica: Replica) => void;
  onLine: (line: string, source: "stdout" | "stderr") => void;
};

/** As TimeoutStopSec in deploy/systemd. */
const stopTimeoutMs = 20_000;

/** Parts of a build that a replica does not need or writes itself. */
const notCopied = new Set(["cache", "dev", "types", "trace", "trace-build", "diagnostics"]);

/** One process of the site. It is restarted when it ends unexpectedly. */
export class Replica {
  readonly number: number;
  readonly port: number;
  readonly url: string;
  state: ReplicaState = "down";
  #release: Release | undefined;
  readonly #options: ReplicaOptions;
  #child: Child | undefined;
  #shouldRun = false;
  /** The end of the last stop: "exit code 0", or "SIGKILL" after the time limit. */
  ending: string | undefined;

  constructor(options: ReplicaOptions) {
    this.#options = options;
    this.number = options.number;
    this.port = options.port;
    this.url = `http://127.0.0.1:${options.port}`;
  }

  get pid(): number | undefined {
    return this.#child?.process.pid;
  }

  /** Starts the given release, by default the previous one, and waits until it serves. */
  async start(release = this.#release): Promise<void> {
    if (!release) throw new Error("The first start of a replica needs a release.");
    if (release !== this.#release) this.#copyRelease(release);
    this.#shouldRun = true;
    this.#setState("starting");
    const child = startChild({
      name: `Replica ${this.number}`,
      args: [...memoryFlags, "server/main.ts"],
      cwd: resolve(release.root),
      env: { ...this.#options.env, ...memoryVariables, PORT: String(this.port), NEXT_DIST_DIR: this.#copy },
      onLine: this.#options.onLine,
      exitsWithParent: true,
    });
    this.#child = child;
    void child.ended.then(() => this.#restart(child));
    const failureReason = () =>
      child.ending && `${child.name} ended before it was ready: ${child.tail.slice(-5).join(" ")}`;
    await waitFor(`${this.url}/api/health/live`, { timeoutMs: 30_000, failureReason });
    this.#setState("up");
  }

  /** Stops gracefully: open requests are completed. */
  async stop(): Promise<void> {
    this.#shouldRun = false;
    if (!this.#child || this.#child.ending !== undefined) return this.#setState("down");
    this.#setState("stopping");
    await stop(this.#child, stopTimeoutMs);
    this.ending = this.#child.ending;
    this.#setState("down");
  }

  disableRestart(): void {
    this.#shouldRun = false;
  }

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

  /** A running site writes pages into its build, so each replica has its own copy. */
  #copyRelease(release: Release): void {
    this.remove();
    this.#release = release;
    const source = join(release.root, release.distDir);
    const target = join(release.root, this.#copy);
    rmSync(target, { recursive: true, force: true });
    cpSync(source, target, {
      recursive: true,
      filter: (path) =>
        !path.endsWith(".map") && !(notCopied.has(basename(path)) && join(source, basename(path)) === path),
    });
  }

  async #restart(child: Child): Promise<void> {
    if (!this.#shouldRun || child !== this.#child) return;
    this.#setState("ended unexpectedly, restarting");
    await sleep(500);
    if (this.#shouldRun && child === this.#child) await this.start().catch(() => {});
  }

  #setState(state: ReplicaState): void {
    if (this.state === state) return;
    this.state = state;
    this.#options.onState(this);
  }
}
