import { log } from "../../lib/runtime/log.ts";
import { now } from "./clock.ts";
import { type Client, isWrongType, makeClient } from "./connection.ts";
import { inTime } from "./timeout.ts";

/** How the link keeps to its time, in ms. */
export type Times = {
  /** The longest that a request waits for an answer. */
  answer: number;
  /** What takes so long does not come any more: an answer, or a connection that can be used. */
  lost: number;
  /** Between tries to connect: at first, and at most. */
  retry: { first: number; most: number };
};

const usual: Times = { answer: 50, lost: 1000, retry: { first: 250, most: 5000 } };
/** A connection that has lasted so long, in ms, begins with the shortest pause again when it is lost. */
const steady = 10_000;
/** So many times in a row that answers come too late are too many. */
const mostLate = 5;

type Listener = (message: string) => void;
/** @param fresh whether this is the link's very first connection, had at the first try */
type Greeting = (client: Client, fresh: boolean) => Promise<unknown>;

/**
 * The way to Redis, which may be away at any time. Whoever asks has an answer within 50 ms or none, and while one is
 * overdue nobody else waits. After a failure, or when the overdue one does not come at all, nobody is sent there any
 * more until a new connection has been tried in the background.
 */
export class RedisLink {
  readonly #url: string;
  readonly #times: Times;
  readonly #channel: string;
  readonly #listeners: Listener[] = [];
  readonly #greetings: Greeting[] = [];
  readonly #first = Promise.withResolvers<void>();
  #client: Client | undefined;
  #open: Client[] = [];
  #retry: NodeJS.Timeout | undefined;
  #pause: number;
  #tries = 0;
  #upSince = 0;
  #overdue = 0;
  #lateInARow = 0;
  #state: "new" | "up" | "away" | "closed" = "new";

  /**
   * @param url as REDIS_URL
   * @param channel where replicas tell each other of changes
   */
  constructor(url: string, channel: string, times: Partial<Times> = {}) {
    this.#url = url;
    this.#channel = channel;
    this.#times = { ...usual, ...times };
    this.#pause = this.#times.retry.first;
  }

  /** Begins to connect; to be called once, after those that listen have said so. Resolves after the first try. */
  start(): Promise<void> {
    void this.#connect();
    return this.#first.promise;
  }

  get up(): boolean {
    return this.#client !== undefined;
  }

  /** Calls back for each message of the channel, those of this process too. */
  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** What is done on each new connection before anybody uses it. Where it fails, the connection is not used. */
  greet(greeting: Greeting): void {
    this.#greetings.push(greeting);
  }

  /** What Redis answers, for who waits for it; `undefined` where it is away, is slow, or refuses. Never throws. */
  async ask<T>(question: (client: Client) => Promise<T>): Promise<T | undefined> {
    return this.soon(this.tell(question));
  }

  /** Waits for what is being told to Redis, as long as for an answer. */
  async soon<T>(telling: Promise<T>): Promise<T | undefined> {
    if (this.#overdue > 0) return undefined;
    try {
      const answer = await inTime(telling, this.#times.answer);
      this.#lateInARow = 0;
      return answer;
    } catch (error) {
      this.#isLate(telling, error as Error);
      return undefined;
    }
  }

  /** The same as `ask` for what nobody waits for, which may take longer. */
  async tell<T>(question: (client: Client) => Promise<T>): Promise<T | undefined> {
    const client = this.#client;
    if (!client) return undefined;
    try {
      return await inTime(question(client), this.#times.lost);
    } catch (error) {
      // One key is something else than what the site keeps there: no reason to do without the others.
      if (!isWrongType(error) && client === this.#client) this.#lose(error as Error);
      return undefined;
    }
  }

  close(): void {
    this.#state = "closed";
    clearTimeout(this.#retry);
    this.#hangUp();
    this.#first.resolve();
  }

  async #connect(): Promise<void> {
    const fresh = this.#tries++ === 0;
    try {
      const { lost } = this.#times;
      const [client, ear] = [makeClient(this.#url, lost), makeClient(this.#url, lost)];
      this.#open = [client, ear];
      for (const { texts } of this.#open) texts.on("error", (error: Error) => this.#failed(client, error));
      await inTime(this.#prepare(client, ear, fresh), lost);
      if (this.#open[0] === client) this.#isUp(client);
    } catch (error) {
      this.#lose(error as Error);
    } finally {
      this.#first.resolve();
    }
  }

  async #prepare(client: Client, ear: Client, fresh: boolean): Promise<void> {
    await Promise.all([client.texts.connect(), ear.texts.connect()]);
    await ear.texts.subscribe(this.#channel, (message) => {
      for (const listener of this.#listeners) listener(message);
    });
    // What is full answers, and takes nothing: that is no better than away.
    const expiration = { type: "PX", value: 1000 } as const;
    await inTime(client.texts.set(`${this.#channel}:try`, "1", { expiration }), this.#times.answer);
    for (const greeting of this.#greetings) await greeting(client, fresh);
  }

  #isUp(client: Client): void {
    this.#client = client;
    this.#upSince = now();
    log.info(this.#state === "new" ? "redis: pages are shared" : "redis: back, pages are shared again");
    this.#state = "up";
  }

  #isLate(telling: Promise<unknown>, error: Error): void {
    this.#overdue += 1;
    void telling.finally(() => {
      this.#overdue -= 1;
    });
    // Those that were asked for together are late together.
    if (this.#overdue === 1) this.#lateInARow += 1;
    if (this.#lateInARow >= mostLate && this.#client) this.#lose(error);
  }

  /** One of the two connections has failed by itself. */
  #failed(client: Client, error: Error): void {
    if (this.#client === client) this.#lose(error);
  }

  #lose(error: Error): void {
    this.#hangUp();
    if (this.#state === "closed") return;
    if (this.#state !== "away")
      log.warn({ reason: reasonOf(error) }, "redis: away, this process goes on by itself");
    if (now() - this.#upSince > steady && this.#state === "up") this.#pause = this.#times.retry.first;
    this.#state = "away";
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#connect(), this.#pause).unref();
    this.#pause = Math.min(this.#pause * 2, this.#times.retry.most);
  }

  #hangUp(): void {
    this.#client = undefined;
    this.#lateInARow = 0;
    const open = this.#open;
    this.#open = [];
    for (const { texts } of open) texts.destroy();
  }
}

/** Some of Node's errors have several causes, and no words of their own. */
function reasonOf(error: Error): string {
  return error.message || (error as NodeJS.ErrnoException).code || error.name;
}
