/** A real Redis for a test, to be started, killed, suspended and filled. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@redis/client";
import { freePort } from "../../scripts/process/ports.ts";

const program = process.env.REDIS_SERVER_PATH || "redis-server";
const opened = new Set<TestRedis>();

export class TestRedis {
  readonly port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), "redis-"));
  readonly #options: string[];
  #process: ChildProcess | undefined;
  #client: ReturnType<typeof createClient> | undefined;

  private constructor(port: number, options: string[]) {
    this.port = port;
    this.#options = options;
  }

  /** @param options for redis-server, such as `--requirepass` */
  static async open(...options: string[]): Promise<TestRedis> {
    const redis = new TestRedis(await freePort(), options);
    opened.add(redis);
    await redis.start();
    return redis;
  }

  /** Also those that a failed test has left behind. */
  static async closeAll(): Promise<void> {
    for (const redis of opened) await redis.close();
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const fixed = ["--port", String(this.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    const args = [...fixed, "--dir", this.#folder, "--loglevel", "warning", ...this.#options];
    this.#process = spawn(program, args, { stdio: "ignore" });
    const socket = { reconnectStrategy: (tries: number) => (tries < 200 ? 25 : false) } as const;
    this.#client = createClient({
      url: this.url,
      RESP: 2,
      maintNotifications: "disabled",
      disableClientInfo: true,
      socket,
    });
    this.#client.on("error", () => {});
    await this.#client.connect();
  }

  /** Its data is lost. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    this.#client?.destroy();
    this.#client = undefined;
    if (!running || running.exitCode !== null) return;
    running.kill("SIGKILL");
    await once(running, "exit");
  }

  hang(): void {
    this.#process?.kill("SIGSTOP");
  }

  wake(): void {
    this.#process?.kill("SIGCONT");
  }

  /** Sends a command as another program would. */
  async command(...args: string[]): Promise<unknown> {
    return this.#client?.sendCommand(args);
  }

  async close(): Promise<void> {
    opened.delete(this);
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
