import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { basicAuth } from "../../scripts/servers/probe.ts";
import { until } from "../http/http.ts";

const USER = "tester";
const PASSWORD = "päss:word";
export const { authorization: AUTHORIZATION } = basicAuth({ username: USER, password: PASSWORD });

/** The backend as a child process on a free port, with a temporary content folder. */
export class TestServer {
  readonly dir = mkdtempSync(join(tmpdir(), "backend-test-"));
  readonly contentDir = join(this.dir, "content");
  url = "";
  output = "";
  #process: ChildProcess | undefined;

  /** @param content by kind; strings are written to the file as they are */
  constructor(content: Record<string, unknown> = {}) {
    mkdirSync(join(this.contentDir, "media"), { recursive: true });
    for (const [kind, value] of Object.entries(content)) this.write(kind, value);
  }

  write(kind: string, value: unknown): void {
    const text = typeof value === "string" ? value : JSON.stringify(value, null, 2);
    writeFileSync(join(this.contentDir, `${kind}.json`), text);
  }

  env(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
    const settings = {
      BACKEND_PORT: "0",
      BACKEND_USERNAME: USER,
      BACKEND_PASSWORD: PASSWORD,
      REVALIDATE_URL: "",
      REVALIDATE_SECRET: "",
    };
    return { ...process.env, ...settings, CONTENT_DIR: this.contentDir, ...extra };
  }

  /** Starts the backend and waits until it prints that it is ready. */
  async start(extra: Record<string, string> = {}): Promise<this> {
    this.output = "";
    const child = spawn(process.execPath, ["backend/main.ts"], { env: this.env(extra) });
    this.#process = child;
    child.stdout.on("data", (chunk) => (this.output += chunk));
    child.stderr.on("data", (chunk) => (this.output += chunk));
    const ready = /^Backend ready at (http:\S+)$/m;
    await until(() => ready.test(this.output) || child.exitCode !== null);
    this.url = ready.exec(this.output)?.[1] ?? "";
    if (!this.url) throw new Error(`the backend did not start: ${this.output}`);
    return this;
  }

  /** Signals the process and waits for its end. Returns the exit code, `null` after a kill. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    child.kill(signal);
    await until(() => child.exitCode !== null || child.signalCode !== null);
    return child.exitCode;
  }

  /** Kills the process and removes the folder. */
  async remove(): Promise<void> {
    await this.stop("SIGKILL");
    rmSync(this.dir, { recursive: true, force: true });
  }

  /** Sends valid credentials unless `init.headers` overrides them. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { Authorization: AUTHORIZATION, ...(init.headers as Record<string, string>) };
    return fetch(`${this.url}${path}`, { ...init, headers });
  }

  /** Status and parsed body of a GET. */
  // biome-ignore lint/suspicious/noExplicitAny: each test asserts the shape it expects
  async get(path: string): Promise<{ status: number; body: any }> {
    const response = await this.fetch(path);
    return { status: response.status, body: await response.json() };
  }
}

/** Runs a script of the project and returns its exit code and output. */
export async function runScript(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [script, ...args], { env });
  const output = { out: "", err: "" };
  child.stdout.on("data", (chunk) => (output.out += chunk));
  child.stderr.on("data", (chunk) => (output.err += chunk));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, ...output };
}
