/** A real Redis of a test's own: started, killed, stopped and filled at will. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, connect as open, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient, RESP_TYPES } from "@redis/client";
import { pack } from "../page-cache/entry-bytes.ts";

const program = process.env.REDIS_SERVER_PATH || "redis-server";

export class TestRedis {
  readonly port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), "redis-"));
  readonly #options: string[];
  #process: ChildProcess | undefined;

  private constructor(port: number, options: string[]) {
    this.port = port;
    this.#options = options;
  }

  /** @param options of the server: `--requirepass`, say */
  static async open(...options: string[]): Promise<TestRedis> {
    const redis = new TestRedis(await freePort(), options);
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const fixed = ["--port", String(this.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    const args = [...fixed, "--dir", this.#folder, "--loglevel", "warning", ...this.#options];
    this.#process = spawn(program, args, { stdio: "ignore" });
    for (let tries = 0; !(await answers(this.port)); tries++) {
      if (tries > 200) throw new Error(`${program} does not answer`);
      await sleep(25);
    }
  }

  /** Ends it at once: nothing that it had is there when it is started again. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running || running.exitCode !== null) return;
    running.kill("SIGKILL");
    await once(running, "exit");
  }

  /** Leaves it as it is, without an answer to anybody. */
  hang(): void {
    this.#process?.kill("SIGSTOP");
  }

  wake(): void {
    this.#process?.kill("SIGCONT");
  }

  /** Has a command carried out, as another program would. */
  async command(...args: string[]): Promise<unknown> {
    const client = createClient({ url: this.url, RESP: 2, maintNotifications: "disabled" });
    client.on("error", () => {});
    await client.connect();
    try {
      return await client.sendCommand(args);
    } finally {
      client.destroy();
    }
  }

  /** Puts something else in the place of a value. */
  async change(key: string, damage: (bytes: Buffer) => Uint8Array): Promise<void> {
    const client = createClient({ url: this.url, RESP: 2, maintNotifications: "disabled" });
    await client.connect();
    const bytes = await client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(key);
    await client.set(key, Buffer.from(damage(bytes ?? Buffer.alloc(0))));
    client.destroy();
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A way to a server on which answers take as long as one likes. */
export class SlowWay {
  /** In ms. */
  delay = 0;
  readonly url: string;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.url = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on("connection", (near) => {
      const far = open(port, "127.0.0.1");
      for (const socket of [near, far]) this.#sockets.add(socket.on("error", () => {}));
      near.on("data", (bytes) => far.write(bytes)).on("close", () => far.destroy());
      // In their order, whatever the delay was when they came.
      let before = Promise.resolve();
      far.on("data", (bytes) => {
        const due = sleep(this.delay);
        before = before.then(() => due).then(() => void near.write(bytes));
      });
      far.on("close", () => near.destroy());
    });
  }

  static async open(port: number): Promise<SlowWay> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    return new SlowWay(server, port);
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}

/**
 * How long some work takes, in ms, without what a busy machine adds: what much simpler work took longest meanwhile,
 * twice, for each waits for the other.
 */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  let busy = true;
  let longest = 0;
  const meter = (async () => {
    while (busy) {
      const begun = performance.now();
      await Promise.all([sleep(1), pack("something simple")]);
      longest = Math.max(longest, performance.now() - begun);
    }
  })();
  const begun = performance.now();
  await work();
  const took = performance.now() - begun;
  busy = false;
  await meter;
  return took - 2 * longest;
}

/** Looks again and again until it sees what it waits for. */
export async function until(look: () => unknown, within = 15_000): Promise<void> {
  const end = Date.now() + within;
  while (!(await look())) {
    if (Date.now() > end) throw new Error(`not within ${within} ms: ${look}`);
    await sleep(10);
  }
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function answers(port: number): Promise<boolean> {
  const socket = open(port, "127.0.0.1");
  socket.on("error", () => {});
  const connected = once(socket, "connect").then(
    () => true,
    () => false,
  );
  const answer = await connected;
  socket.destroy();
  return answer;
}
