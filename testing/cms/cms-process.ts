/** The CMS as a child process with a database, files and a port of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { pbkdf2Sync } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { freePort } from "../../scripts/process/ports.ts";
import { basicAuth } from "../../scripts/servers/probe.ts";
import { hangMs, until } from "../http/http.ts";
import { queryPostgres } from "./postgres.ts";

export { until };

const serverDir = resolve(import.meta.dirname, "../../cms/server");

export const username = "tester";
export const password = "päss:word-of-the-site";
/** Of every user, hashed as Payload does. */
const userPassword = "password-of-the-tests";
const salt = "a5".repeat(32);
const hash = `pbkdf2-sha256-v1:${pbkdf2Sync(userPassword, salt, 600_000, 32, "sha256").toString("hex")}`;
const { authorization } = basicAuth({ username, password });

export class TestCms {
  readonly dir = mkdtempSync(join(tmpdir(), "cms-test-"));
  readonly dataDir = join(this.dir, "data");
  url = "";
  output = "";
  #port = 0;
  #process: ChildProcess | undefined;
  readonly #extra: Record<string, string | undefined>;

  constructor(extra: Record<string, string | undefined> = {}) {
    this.#extra = extra;
  }

  get env(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      CMS_PORT: String(this.#port),
      CMS_URL: this.url,
      CMS_SECRET: "a-secret-of-the-tests-only",
      CMS_DATA_DIR: this.dataDir,
      BACKEND_USERNAME: username,
      BACKEND_PASSWORD: password,
      ...this.#extra,
    };
  }

  async start(): Promise<this> {
    this.#port ||= await freePort();
    this.url = `http://localhost:${this.#port}`;
    this.output = "";
    const child = spawn(process.execPath, [join(serverDir, "main.ts")], { env: this.env });
    this.#process = child;
    process.once("exit", () => child.kill("SIGKILL"));
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (this.output += chunk));
    const isStarted = () => this.output.includes("CMS ready");
    try {
      await until(() => isStarted() || child.exitCode !== null);
    } finally {
      // A child that is left behind would keep the test from ending.
      if (!isStarted()) child.kill("SIGKILL");
    }
    if (!isStarted()) throw new Error(`the CMS did not start: ${this.output}`);
    return this;
  }

  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await until(() => child.exitCode !== null || child.signalCode !== null);
  }

  async remove(): Promise<void> {
    await this.stop("SIGKILL");
    rmSync(this.dir, { recursive: true, force: true });
  }

  /** Runs a command of the CMS. */
  async run(command: string, ...args: string[]): Promise<string> {
    const child = spawn(process.execPath, [join(serverDir, `${command}.ts`), ...args], { env: this.env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    const code = await new Promise((done) => child.on("close", done));
    if (code !== 0) throw new Error(`${command} failed: ${output}`);
    return output;
  }

  /** Runs statements in the database. */
  query(sql: string): void {
    const { DATABASE_URL } = this.#extra;
    if (DATABASE_URL) queryPostgres(DATABASE_URL, sql);
    else {
      const database = new DatabaseSync(join(this.dataDir, "cms.sqlite"), { timeout: hangMs });
      database.exec(sql);
      database.close();
    }
  }

  /** A call of the contract, with the site's credentials unless `init.headers` has others. */
  call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { authorization, ...(init.headers as Record<string, string>) };
    return fetch(`${this.url}${path}`, { ...init, headers });
  }

  // biome-ignore lint/suspicious/noExplicitAny: each test asserts the shape it expects
  async get(path: string): Promise<any> {
    return (await this.call(path)).json();
  }

  /** In the database itself: a command would start Payload once more. @returns the password */
  createUser(email: string, role: string): string {
    const [name] = email.split("@", 1);
    this.query(
      `INSERT INTO users (name, email, role, salt, hash) VALUES ('${name}', '${email}', '${role}', '${salt}', '${hash}') ON CONFLICT DO NOTHING`,
    );
    return userPassword;
  }

  /** Creates a user and signs in. */
  async signIn(email: string, role: string): Promise<Session> {
    const secret = this.createUser(email, role);
    const response = await fetch(`${this.url}/api/users/login`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: this.url },
      body: JSON.stringify({ email, password: secret }),
    });
    const cookie = response.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    if (response.status !== 200 || !cookie) throw new Error(`cannot sign in: ${await response.text()}`);
    return new Session(this.url, cookie, secret);
  }
}

/** A person who is signed in to the admin. */
export class Session {
  readonly cookie: string;
  readonly password: string;
  readonly #url: string;

  constructor(url: string, cookie: string, secret: string) {
    this.#url = url;
    this.cookie = cookie;
    this.password = secret;
  }

  // biome-ignore lint/suspicious/noExplicitAny: each test asserts the shape it expects
  async send(method: string, path: string, body?: object): Promise<{ status: number; body: any }> {
    const headers = { cookie: this.cookie, origin: this.#url, "content-type": "application/json" };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${this.#url}/api${path}`, init);
    return { status: response.status, body: await response.json().catch(() => undefined) };
  }
}

export const filter = "filter_parameter=status&filter_value=Y";

/** Lets the time of all schedules come. */
export const timeToNow = "UPDATE payload_jobs SET wait_until = '2020-01-01T00:00:00.000Z'";

/** A rich text of one paragraph. */
export function richText(text: string) {
  const node = { type: "text", version: 1, text, format: 0, detail: 0, mode: "normal", style: "" };
  const block = { direction: "ltr", format: "", indent: 0, version: 1 };
  const paragraph = { ...block, type: "paragraph", children: [node], textFormat: 0, textStyle: "" };
  return { root: { ...block, type: "root", children: [paragraph] } };
}
