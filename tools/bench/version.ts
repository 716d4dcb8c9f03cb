/** A version of the site that runs as its own scripts start it, with the content of this checkout. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Child, startChild, stop } from "../../scripts/process/child.ts";
import { freePort } from "../../scripts/process/ports.ts";
import { step } from "../../scripts/process/terminal.ts";
import { waitFor } from "../../scripts/process/wait.ts";
import { basicAuth, PROBE_PATH } from "../../scripts/servers/probe.ts";
import { revalidateUrl } from "../../scripts/servers/servers.ts";
import type { BackendAccess } from "../../scripts/settings/settings.ts";
import { copyContent } from "../../testing/content/content.ts";
import { hangMs } from "../../testing/http/http.ts";
import { FaultProxy } from "../../testing/proxies/fault-proxy.ts";
import { newSecret } from "../../testing/sites/secret.ts";
import { distDir, scriptEnvironment } from "./check-out.ts";
import { findDescendant } from "./process-stats.ts";

/** Starting takes a minute on a busy machine: every page is visited once. */
const startTimeoutMs = 300_000;

type Site = { child: Child; env: string };

export class Version {
  /** "before" or "now". */
  readonly name: string;
  /** "1a2b3c4d5e6f", or "working tree". */
  readonly label: string;
  readonly root: string;
  readonly secret = newSecret();
  /** The content that the backend serves; parts may edit it, and put it back. */
  readonly contentDir = copyContent();
  readonly #dataDir = mkdtempSync(join(tmpdir(), "bench-data-"));
  readonly #account = { username: `user-${newSecret().slice(0, 12)}`, password: newSecret() };
  readonly #log: string[] = [];
  #port = 0;
  #backend: Child | undefined;
  #proxy: FaultProxy | undefined;
  #site: Site | undefined;

  readonly #remoteUrl: string | undefined;

  /** @param remoteUrl a site that runs already */
  constructor(name: string, label: string, root: string, remoteUrl?: string) {
    this.#remoteUrl = remoteUrl;
    this.name = name;
    this.label = label;
    this.root = root;
  }

  get url(): string {
    return this.#remoteUrl ?? `http://127.0.0.1:${this.#port}`;
  }

  /** Between site and backend. */
  get proxy(): FaultProxy {
    if (!this.#proxy) throw new Error("The site has not been started");
    return this.#proxy;
  }

  get distDir(): string {
    return join(this.root, distDir);
  }

  /** Process id of the site itself, below the script that has started it. */
  get pid(): number {
    return findDescendant(this.#site?.child.process.pid ?? 0, "server/main.ts");
  }

  log(): string {
    return this.#log.join("\n");
  }

  /**
   * Starts the site with `npm run serve` and waits until every page was visited. One that runs with the same variables stays.
   * @returns its URL
   */
  async start(env: Record<string, string> = {}): Promise<string> {
    if (this.#remoteUrl) return this.url;
    const settings = JSON.stringify(env);
    if (this.#site?.env === settings && !this.#site.child.ending) return this.url;
    await this.stop();
    const progress = step(`Starting ${this.name} (${this.label})`);
    this.#port ||= await freePort();
    const backend = await this.#openBackend();
    const child = startChild({
      name: `The site (${this.label})`,
      args: ["scripts/bootstrap.mjs", "scripts/serve.ts"],
      cwd: this.root,
      env: scriptEnvironment({
        ...siteVariables(this.#port, backend),
        REVALIDATE_SECRET: this.secret,
        ...env,
      }),
      onLine: (line) => this.#log.push(line),
      exitsWithParent: true,
    });
    this.#site = { child, env: settings };
    await this.#untilServed(child);
    progress.done();
    return this.url;
  }

  async #untilServed(child: Child): Promise<void> {
    const deadline = Date.now() + startTimeoutMs;
    while (!child.tail.some((line) => line.startsWith("The site is at"))) {
      if (child.ending || Date.now() > deadline)
        throw new Error(
          `${child.name} does not start (${child.ending}): ${child.tail.slice(-10).join("\n")}`,
        );
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** The version's own backend, which reports edits to the site; one for all starts. */
  async #openBackend(): Promise<BackendAccess> {
    const port = await freePort();
    const access = { ...this.#account, url: this.#proxy?.url ?? `http://127.0.0.1:${port}` };
    if (this.#backend) return access;
    const direct = { ...access, url: `http://127.0.0.1:${port}` };
    const child = startChild({
      name: "The backend",
      args: ["backend/main.ts"],
      cwd: this.root,
      env: scriptEnvironment({
        BACKEND_PORT: String(port),
        BACKEND_USERNAME: access.username,
        BACKEND_PASSWORD: access.password,
        CONTENT_DIR: this.contentDir,
        DATA_DIR: this.#dataDir,
        REVALIDATE_URL: revalidateUrl(this.#port),
        REVALIDATE_SECRET: this.secret,
      }),
      onLine: () => {},
      exitsWithParent: true,
    });
    this.#backend = child;
    const failureReason = () =>
      child.ending && `The backend ended (${child.ending}): ${child.tail.slice(-5).join("\n")}`;
    await waitFor(direct.url + PROBE_PATH, { timeoutMs: hangMs, headers: basicAuth(direct), failureReason });
    this.#proxy = await FaultProxy.open(direct.url);
    return { ...access, url: this.#proxy.url };
  }

  /** @returns milliseconds from the signal to the end of the site's scripts; `NaN` if it does not run */
  async stop(): Promise<number> {
    const { child } = this.#site ?? {};
    this.#site = undefined;
    if (!child || child.ending) return Number.NaN;
    const startedAt = performance.now();
    // The script stops the site, and ends afterwards.
    child.process.kill("SIGTERM");
    await child.ended;
    return performance.now() - startedAt;
  }

  async close(): Promise<void> {
    await this.stop();
    await this.#proxy?.close();
    if (this.#backend) await stop(this.#backend);
    for (const folder of [this.contentDir, this.#dataDir]) rmSync(folder, { recursive: true, force: true });
  }
}

function siteVariables(port: number, { url, username, password }: BackendAccess): Record<string, string> {
  return {
    PORT: String(port),
    BACKEND_URL: url,
    BACKEND_USERNAME: username,
    BACKEND_PASSWORD: password,
  };
}
