/** The embedded backend over a copy of the content, with its own account. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../scripts/process/ports.ts";
import { basicAuth } from "../../scripts/servers/probe.ts";
import { type Server, startBackend } from "../../scripts/servers/servers.ts";
import { contentKinds, copyContent } from "../content/content.ts";
import { newSecret } from "./secret.ts";

export type BackendAccount = { username: string; password: string };

export type TestBackendOptions = {
  /** The content to copy; default `backend/content`. */
  contentSource?: string;
  /** The checkout whose backend runs. Default: this one. */
  root?: string;
  /** Changes the copy before the backend starts. */
  change?: (contentDir: string) => void;
  /** The site that the backend notifies of every edit. */
  publishTo?: { url: string; secret: string };
};

export class TestBackend implements AsyncDisposable {
  readonly account: BackendAccount = { username: `user-${newSecret().slice(0, 12)}`, password: newSecret() };
  readonly contentDir: string;
  readonly #options: TestBackendOptions;
  readonly #firstContent: Map<string, string>;
  #port = 0;
  #server: Server | undefined;

  private constructor(options: TestBackendOptions) {
    this.contentDir = copyContent(options.contentSource);
    this.#options = options;
    options.change?.(this.contentDir);
    this.#firstContent = this.#readContent();
  }

  static async open(options: TestBackendOptions = {}): Promise<TestBackend> {
    const backend = new TestBackend(options);
    backend.#port = await freePort();
    await backend.start();
    return backend;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it, or restarts it on the same port. */
  async start(): Promise<void> {
    const { root, publishTo: revalidate } = this.#options;
    const options = { ...this.account, contentDir: this.contentDir, root, revalidate };
    this.#server = await startBackend({ port: this.#port, ...options, onLine: () => {} });
  }

  /** Sends SIGKILL, as a power cut would end it. */
  async kill(): Promise<void> {
    await kill(this.#server);
    this.#server = undefined;
  }

  /** The answer to a call, as the site gets it: content is read a moment after it was edited. */
  async read(call: string): Promise<string> {
    return (await fetch(`${this.url}/website/${call}`, { headers: basicAuth(this.account) })).text();
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    this.#server = undefined;
  }

  #readContent(): Map<string, string> {
    const kinds = contentKinds(this.contentDir);
    return new Map(kinds.map((kind) => [kind, readFileSync(this.#fileOf(kind), "utf8")]));
  }

  #fileOf(kind: string): string {
    return join(this.contentDir, `${kind}.json`);
  }

  /**
   * Writes back the content files that a test has changed, and starts the backend if it does not run.
   * @returns whether there were any
   */
  async restoreContent(): Promise<boolean> {
    const now = this.#readContent();
    const changed = [...this.#firstContent].filter(([kind, text]) => now.get(kind) !== text);
    if (changed.length > 0) await this.stop();
    for (const [kind, text] of changed) writeFileSync(this.#fileOf(kind), text);
    if (!this.#server) await this.start();
    return changed.length > 0;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.contentDir, { recursive: true, force: true });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}

export async function kill(server: Server | undefined): Promise<void> {
  server?.child.process.kill("SIGKILL");
  await server?.child.ended;
}
