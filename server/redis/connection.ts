import { createClient } from "@redis/client";
import { log } from "../../lib/runtime/log.ts";
import { periods } from "../../lib/runtime/periods.ts";

type RedisClient = ReturnType<typeof createRedisClient>;

/** In ms; those of `periods.redis` outside of tests. */
export type RedisTimes = Record<keyof typeof periods.redis, number>;

type Options = {
  /** Its messages are received. */
  channel: string;
  /** Receives every message, those of this process included. */
  onMessage: (text: string) => void;
  /** Called each time that messages begin to arrive: those sent before are lost. */
  onUp: () => void;
};

/**
 * Two connections to a Redis that may be slow or down at any time: one for commands, one for messages. The client connects
 * again by itself, for as long as it takes.
 */
export class RedisConnection {
  readonly #options: Options;
  readonly #times: RedisTimes;
  readonly #commands: RedisClient;
  readonly #subscriber: RedisClient;
  #isReplyOverdue = false;
  /** Undefined until the first attempt has ended. */
  #isUp: boolean | undefined;

  /** @param url as in REDIS_URL */
  constructor(url: string, options: Options, times: RedisTimes = periods.redis) {
    this.#options = options;
    this.#times = times;
    this.#commands = createRedisClient(url, times);
    this.#subscriber = createRedisClient(url, times);
    for (const client of [this.#commands, this.#subscriber]) {
      client.on("error", (error) => this.#setDown(error));
      // Also after each ping: Redis may have refused what is possible now.
      for (const event of ["ready", "ping-interval"]) client.on(event, () => void this.#join());
      // It only ends when it is closed.
      client.connect().catch(() => {});
    }
  }

  /** False while commands would fail at once. */
  get isReady(): boolean {
    return this.#commands.isReady && !this.#isReplyOverdue;
  }

  /**
   * The reply to a command of a request, which waits for it 50 ms at most, and not at all while another reply is overdue.
   * @throws when Redis is down, slow, or refuses the command
   */
  async query<T>(command: (client: RedisClient) => Promise<T>): Promise<T> {
    if (!this.isReady) throw new Error("Redis is down");
    let isPending = true;
    const late = Promise.withResolvers<never>();
    const reply = command(this.#commands).finally(() => {
      isPending = this.#isReplyOverdue = false;
      clearTimeout(timer);
    });
    // The client's own time limit ends when a command is written. This one ends after the poll phase: while this process
    // was busy, the reply may have arrived unread.
    const end = () => {
      this.#isReplyOverdue ||= isPending;
      late.reject(new Error("no reply in time"));
    };
    const timer = setTimeout(() => setImmediate(end), this.#times.replyMs);
    return Promise.race([reply, late.promise]);
  }

  /** Several commands for one `query`, which `exec` makes. */
  multi() {
    const multi = this.#commands.multi();
    return Object.assign(multi, { exec: () => this.query<unknown[]>(() => multi.execAsPipeline()) });
  }

  /** Sends a message on the channel; throws when Redis may not have received it. */
  publish(text: string): Promise<unknown> {
    return this.#commands.publish(this.#options.channel, text);
  }

  /** Ends both connections. */
  close(): void {
    for (const client of [this.#commands, this.#subscriber]) {
      // @redis/client 6.3.1 keeps a connection that is established after destroy().
      client.once("connect", () => client.destroy());
      client.destroy();
    }
  }

  async #join(): Promise<void> {
    const canJoin = () => !this.#isUp && this.#commands.isReady && this.#subscriber.isReady;
    if (!canJoin()) return;
    try {
      // Asks Redis only once: from then on, the client subscribes again by itself.
      await this.#subscriber.subscribe(this.#options.channel, this.#options.onMessage);
    } catch (error) {
      return this.#setDown(error as Error);
    }
    if (!canJoin()) return;
    log.info(this.#isUp === false ? "redis: up again" : "redis: connected");
    this.#isUp = true;
    this.#options.onUp();
  }

  #setDown(error: Error): void {
    if (this.#isUp === false) return;
    this.#isUp = false;
    // Some of Node's errors have several causes and no message.
    const reason = error.message || (error as NodeJS.ErrnoException).code || error.name;
    log.warn({ reason }, "redis: down, this process continues on its own");
  }
}

function createRedisClient(url: string, times: RedisTimes) {
  return createClient({
    url,
    // RESP 2 needs no HELLO: it works with every version of Redis and with its forks.
    RESP: 2,
    maintNotifications: "disabled",
    disableOfflineQueue: true,
    // A connection over which not even the reply to a ping comes is replaced.
    pingInterval: times.pingMs,
    socket: {
      connectTimeout: times.lostMs,
      socketTimeout: times.lostMs,
      reconnectStrategy: (retries) => Math.min(times.reconnectMs * 2 ** retries, times.maxReconnectMs),
    },
  });
}
