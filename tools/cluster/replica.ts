import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Child, type ChildOptions, stop } from "../../scripts/process/child.ts";
import { type SiteOptions, startSite } from "../../scripts/servers/servers.ts";

/** A build (`distDir`) in a project folder (`root`). */
export type Release = { root: string; distDir: string };

type ReplicaOptions = Pick<SiteOptions, "port" | "backend" | "revalidateSecret" | "env"> & {
  onLine: NonNullable<ChildOptions["onLine"]>;
};

/** As TimeoutStopSec in deploy/systemd. */
const stopTimeoutMs = 20_000;

/** One process of the site. */
export class Replica {
  readonly port: number;
  readonly url: string;
  readonly #options: ReplicaOptions;
  #release: Release | undefined;
  child: Child | undefined;

  constructor(options: ReplicaOptions) {
    this.#options = options;
    this.port = options.port;
    this.url = `http://127.0.0.1:${options.port}`;
  }

  /** Starts the given release, by default the previous one, and waits until it serves. */
  async start(release = this.#release): Promise<void> {
    if (!release) throw new Error("The first start of a replica needs a release.");
    if (release !== this.#release) this.#copyRelease(release);
    const root = resolve(release.root);
    this.child = (await startSite({ ...this.#options, root, distDir: this.#copy })).child;
  }

  /** Stops gracefully: open requests are completed. */
  async stop(): Promise<void> {
    if (this.child) await stop(this.child, stopTimeoutMs);
  }

  /** Sends SIGKILL. */
  async kill(): Promise<void> {
    this.child?.process.kill("SIGKILL");
    await this.child?.ended;
  }

  /** Removes its copy of the build. */
  remove(): void {
    if (this.#release) rmSync(join(this.#release.root, this.#copy), { recursive: true, force: true });
  }

  get #copy(): string {
    return `.next-replica-${this.port}`;
  }

  /** A replica writes to the cache in its build and to nothing else, so each has a copy, of hard links, in the same folder. */
  #copyRelease(release: Release): void {
    this.remove();
    this.#release = release;
    // An earlier run may have been killed.
    this.remove();
    const target = join(release.root, this.#copy);
    execFileSync("cp", ["-al", join(release.root, release.distDir), target]);
    rmSync(join(target, "cache"), { recursive: true, force: true });
  }
}
