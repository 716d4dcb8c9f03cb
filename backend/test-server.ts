/**
 * For tests: the real backend as a process of its own, on a free port, with content and data in a folder of its own.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const USER = "tester";
const PASSWORD = "päss:word";
export const AUTHORIZATION = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString("base64")}`;
const DEADLINE = 8000;

export type Content = Record<string, unknown>;

export class TestServer {
  readonly dir = mkdtempSync(join(tmpdir(), "backend-test-"));
  readonly contentDir = join(this.dir, "content");
  readonly dataDir = join(this.dir, "data");
  url = "";
  output = "";
  #process: ChildProcess | undefined;

  /** Makes the folders; `content` is written as `{kind}.json`, text as it is. */
  constructor(content: Content = {}) {
    mkdirSync(join(this.contentDir, "media"), { recursive: true });
    for (const [kind, value] of Object.entries(content)) this.write(kind, value);
  }

  write(kind: string, value: unknown): void {
    const text = typeof value === "string" ? value : JSON.stringify(value, null, 2);
    writeFileSync(join(this.contentDir, `${kind}.json`), text);
  }

  env(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
    const own = {
      BACKEND_PORT: "0",
      BACKEND_USERNAME: USER,
      BACKEND_PASSWORD: PASSWORD,
      REVALIDATE_URL: "",
      REVALIDATE_SECRET: "",
    };
    const folders = { CONTENT_DIR: this.contentDir, DATA_DIR: this.dataDir };
    return { ...process.env, ...own, ...folders, ...extra };
  }

  /** Starts the backend and waits until it says that it is ready. */
  async start(extra: Record<string, string> = {}): Promise<this> {
    this.output = "";
    const child = spawn(process.execPath, [join(__dirname, "server.ts")], { env: this.env(extra) });
    this.#process = child;
    child.stdout.on("data", (chunk) => (this.output += chunk));
    child.stderr.on("data", (chunk) => (this.output += chunk));
    const ready = /^Backend ready at (http:\S+)$/m;
    await until(
      () => ready.test(this.output) || child.exitCode !== null,
      () => this.output,
    );
    this.url = ready.exec(this.output)?.[1] ?? "";
    if (!this.url) throw new Error(`the backend did not start: ${this.output}`);
    return this;
  }

  /** Ends the process and waits for its end. Returns the exit code, `null` after a kill. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    child.kill(signal);
    await until(
      () => child.exitCode !== null || child.signalCode !== null,
      () => "the backend does not stop",
    );
    return child.exitCode;
  }

  /** Ends the process and removes the folders. */
  async remove(): Promise<void> {
    await this.stop("SIGKILL");
    rmSync(this.dir, { recursive: true, force: true });
  }

  /** A request with the right credentials unless the headers say otherwise. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { Authorization: AUTHORIZATION, ...(init.headers as Record<string, string>) };
    return fetch(`${this.url}${path}`, { ...init, headers });
  }

  /** Status and parsed body of a GET. */
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of the body
  async get(path: string): Promise<{ status: number; body: any }> {
    const response = await this.fetch(path);
    return { status: response.status, body: await response.json() };
  }
}

/** Waits for a condition; fails with what `explain` says when it takes too long. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  explain: () => string,
): Promise<void> {
  const end = Date.now() + DEADLINE;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`timed out: ${explain()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Runs one of the project's scripts to its end. */
export async function runScript(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [join(__dirname, "..", script), ...args], { env });
  const output = { out: "", err: "" };
  child.stdout.on("data", (chunk) => (output.out += chunk));
  child.stderr.on("data", (chunk) => (output.err += chunk));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, ...output };
}
