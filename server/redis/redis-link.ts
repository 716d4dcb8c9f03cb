import { ExponentialBackoff, handleAll, noJitterGenerator, retry } from "cockatiel";
import { log } from "../../lib/runtime/log.ts";
import { periods } from "../../lib/runtime/periods.ts";
import { now } from "./clock.ts";
import { createRedisClient, isWrongType, type RedisClient } from "./redis-client.ts";
import { withTimeout } from "./with-timeout.ts";

const { replyMs, lostMs, reconnectMs, maxReconnectMs, stableAfterMs, probeTtlMs } = periods.redis;
/** So many late replies in a row end the connection. */
const maxLateReplies = 5;

type MessageListener = (message: string) => void;
type ConnectListener = (client: RedisClient, isFirstAttempt: boolean) => Promise<unknown>;

/**
 * The connection to Redis, which may be slow or down at any time. A request waits at most 50 ms for a reply, and not at
 * all while another reply is overdue. After an error or a lost reply nothing is sent until a new connection works.
 */
export class RedisLink {
  readonly #url: string;
  readonly #channel: string;
  readonly #messageListeners: MessageListener[] = [];
  readonly #connectListeners: ConnectListener[] = [];
  #client: RedisClient | undefined;
  #lose: (error: Error) => void = () => {};
  #attempts = 0;
  #overdue = 0;
  #lateReplies = 0;
  #isDown = false;
  #isClosed = false;

  /**
   * @param url as in REDIS_URL
   * @param channel for messages between replicas
   */
  constructor(url: string, channel: string) {
    this.#url = url;
    this.#channel = channel;
  }

  /** Starts connecting; called once, after the listeners are added. Resolves after the first attempt. */
  start(): Promise<void> {
    const firstAttempt = Promise.withResolvers<void>();
    void this.#stayConnected(firstAttempt.resolve);
    return firstAttempt.promise;
  }

  get client(): RedisClient | undefined {
    return this.#client;
  }

  get isUp(): boolean {
    return this.#client !== undefined;
  }

  /** Called with every message on the channel, this process's own included. */
  onMessage(listener: MessageListener): void {
    this.#messageListeners.push(listener);
  }

  /** Called on each new connection before it is used; a connection for which it fails is not used. */
  onConnect(listener: ConnectListener): void {
    this.#connectListeners.push(listener);
  }

  /** The reply, for a request that waits for it; `undefined` when Redis is down or slow, or refuses. Never throws. */
  async query<T>(command: (client: RedisClient) => Promise<T>): Promise<T | undefined> {
    return this.waitFor(this.send(command));
  }

  /** Waits for something already sent as long as a request may wait for a reply. */
  async waitFor<T>(sent: Promise<T>): Promise<T | undefined> {
    if (this.#overdue > 0) return undefined;
    try {
      const reply = await withTimeout(sent, replyMs);
      this.#lateReplies = 0;
      return reply;
    } catch (error) {
      this.#overdue += 1;
      void sent.finally(() => {
        this.#overdue -= 1;
      });
      // Replies that are late together count once.
      if (this.#overdue === 1) this.#lateReplies += 1;
      if (this.#lateReplies >= maxLateReplies) this.#lose(error as Error);
      return undefined;
    }
  }

  /** Like `query`, for replies that no request waits for: they may take longer. */
  async send<T>(command: (client: RedisClient) => Promise<T>): Promise<T | undefined> {
    const client = this.#client;
    if (!client) return undefined;
    try {
      return await withTimeout(command(client), lostMs);
    } catch (error) {
      // A single key of another program is no reason to do without all others.
      if (!isWrongType(error) && client === this.#client) this.#lose(error as Error);
      return undefined;
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#lose(new Error("closed"));
  }

  /** The client's own reconnectStrategy sees only broken sockets, not a Redis that hangs, refuses or replies late. */
  async #stayConnected(onAttempt: () => void): Promise<void> {
    const backoff = new ExponentialBackoff({
      initialDelay: reconnectMs,
      maxDelay: maxReconnectMs,
      generator: noJitterGenerator,
    });
    const untilStable = retry(handleAll, {
      maxAttempts: Number.POSITIVE_INFINITY,
      backoff,
    }).dangerouslyUnref();
    while (!this.#isClosed) await untilStable.execute(() => this.#holdConnection(onAttempt));
  }

  /** Resolves when a stable connection is lost; throws when it was lost earlier, so that the pauses keep growing. */
  async #holdConnection(onAttempt: () => void): Promise<void> {
    if (this.#isClosed) return;
    const client = createRedisClient(this.#url, lostMs);
    const subscriber = createRedisClient(this.#url, lostMs);
    const lost = Promise.withResolvers<never>();
    this.#lose = (error) => {
      if (this.#client === client) this.#client = undefined;
      lost.reject(error);
    };
    for (const { texts } of [client, subscriber]) texts.on("error", this.#lose);
    let upSince = Number.POSITIVE_INFINITY;
    try {
      await Promise.race([lost.promise, withTimeout(this.#open(client, subscriber), lostMs)]);
      upSince = now();
      this.#setClient(client);
      onAttempt();
      await lost.promise;
    } catch (error) {
      if (!this.#isClosed) this.#logDown(error as Error);
      if (now() - upSince < stableAfterMs) throw error;
    } finally {
      for (const { texts } of [client, subscriber]) {
        // @redis/client 6.3.1 keeps a connection that is established after destroy().
        texts.once("connect", () => texts.destroy());
        texts.destroy();
      }
      onAttempt();
    }
  }

  async #open(client: RedisClient, subscriber: RedisClient): Promise<void> {
    const isFirstAttempt = this.#attempts++ === 0;
    await Promise.all([client.texts.connect(), subscriber.texts.connect()]);
    await subscriber.texts.subscribe(this.#channel, (message) => {
      for (const listener of this.#messageListeners) listener(message);
    });
    // A full Redis replies but refuses writes: as good as down.
    const expiration = { type: "PX", value: probeTtlMs } as const;
    await withTimeout(client.texts.set(`${this.#channel}:try`, "1", { expiration }), replyMs);
    for (const listener of this.#connectListeners) await listener(client, isFirstAttempt);
  }

  #setClient(client: RedisClient): void {
    this.#client = client;
    this.#lateReplies = 0;
    log.info(this.#isDown ? "redis: up again, pages are shared again" : "redis: connected, pages are shared");
    this.#isDown = false;
  }

  #logDown(error: Error): void {
    if (this.#isDown) return;
    this.#isDown = true;
    // Some of Node's errors have several causes and no message.
    const reason = error.message || (error as NodeJS.ErrnoException).code || error.name;
    log.warn({ reason }, "redis: down, this process continues on its own");
  }
}
