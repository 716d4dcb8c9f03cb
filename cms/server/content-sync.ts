import { setTimeout as sleep } from "node:timers/promises";
import type { Payload, PayloadRequest } from "payload";
import type { createLog } from "../../backend/create-log.ts";
import type { Publisher } from "../../backend/publisher.ts";
import { everything } from "./document-store.ts";
import { periods } from "./periods.ts";
import type { Snapshots } from "./snapshot.ts";

type Log = ReturnType<typeof createLog>;
const channel = "cms_content";
const { reconnectDelayMs, watchIntervalMs, settleTimeoutMs } = periods.sync;

/** The part of node-postgres that is used here. */
type Client = {
  query(sql: string, values?: unknown[]): Promise<unknown>;
  on(event: "notification", listener: (message: { payload?: string }) => void): void;
  on(event: "error" | "end", listener: (error?: Error) => void): void;
  release(destroy: boolean): void;
};
type SqliteClient = { execute(sql: string): Promise<{ rows: { data_version?: unknown }[] }> };
/** The part of Payload's adapters that is used here: Postgres has a pool, SQLite a client. */
type Database = {
  pool?: { connect(): Promise<Client> };
  client: SqliteClient;
  drizzle: unknown;
  sessions: Record<string, { db: unknown }>;
  execute(statement: { db: unknown; raw: string }): Promise<unknown>;
};

/**
 * Tells running processes, after the commit of the transaction if there is one, what has changed in Postgres. Of SQLite they
 * watch the file.
 * @param name `products/5`, or empty for everything
 */
export async function notifyProcesses(
  payload: Payload,
  name = "",
  transaction?: PayloadRequest["transactionID"],
) {
  const database = payload.db as unknown as Database;
  if (!database.pool) return;
  const db = database.sessions[String(await transaction)]?.db ?? database.drizzle;
  await database.execute({ db, raw: `SELECT pg_notify('${channel}', '${name}')` });
}

/** Brings changed content into memory after its transaction, and tells the sites and the other processes about it. */
export class ContentSync {
  readonly #payload: Payload;
  readonly #log: Log;
  readonly #snapshots: Snapshots;
  readonly #publishers: Publisher[];
  readonly #stale = new Set<string>();
  #running: Promise<void> | undefined;
  #listener: Client | undefined;
  #answer: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor(payload: Payload, log: Log, snapshots: Snapshots, publishers: Publisher[]) {
    this.#payload = payload;
    this.#log = log;
    this.#snapshots = snapshots;
    this.#publishers = publishers;
  }

  /** Reads everything, and tells the sites: they may have missed a change while this process was down. */
  async start(): Promise<void> {
    if (this.#database.pool) await this.#listen();
    else this.#watchFile();
    await this.#refresh();
  }

  /** Called within the transaction; on SQLite, Payload's writes are committed one by one. */
  async changed({ transactionID }: PayloadRequest, kind: string, id?: unknown): Promise<void> {
    const name = id === undefined ? kind : `${kind}/${id}`;
    if (this.#database.pool) await notifyProcesses(this.#payload, name, transactionID);
    else void this.#refresh([name]);
  }

  /** Ends when the snapshots have what was saved before. */
  async settled(): Promise<void> {
    // Postgres sends the notifications of earlier commits before its answer. A connection takes one query at a time.
    this.#answer = this.#answer.then(() => this.#listener?.query("SELECT 1")).catch(() => {});
    await Promise.race([this.#answer, sleep(settleTimeoutMs)]);
    await this.#running;
  }

  stop(): void {
    this.#isStopped = true;
    for (const publisher of this.#publishers) publisher.stop();
  }

  get #database(): Database {
    return this.#payload.db as unknown as Database;
  }

  /** Sees what commands write into the SQLite file: its version changes with the commits of other connections only. */
  #watchFile(): void {
    const { client } = this.#database;
    let version: unknown;
    const check = async () => {
      const { rows } = await client.execute("PRAGMA data_version");
      const isChanged = version !== undefined && rows[0]?.data_version !== version;
      version = rows[0]?.data_version;
      if (isChanged) await this.#refresh();
    };
    const timer = setInterval(() => {
      if (this.#isStopped) clearInterval(timer);
      else check().catch((err: unknown) => this.#log.error({ err }, "the database cannot be read"));
    }, watchIntervalMs);
  }

  #refresh(changed: string[] = everything): Promise<void> {
    for (const name of changed) this.#stale.add(name);
    this.#running ??= this.#refreshAll();
    return this.#running;
  }

  async #refreshAll(): Promise<void> {
    while (this.#stale.size > 0 && !this.#isStopped) {
      const names = [...this.#stale];
      this.#stale.clear();
      try {
        const { tags, records } = await this.#snapshots.published.reload(names);
        for (const publisher of this.#publishers) publisher.publish([...tags], [...records]);
        await this.#snapshots.drafts.reload(names);
      } catch (err) {
        this.#log.error({ err, names }, "changed content cannot be read");
        for (const name of names) this.#stale.add(name);
        await sleep(reconnectDelayMs);
      }
    }
    this.#running = undefined;
  }

  /** Listens for all processes, this one too, and again after a lost connection. */
  async #listen(): Promise<void> {
    const client = await this.#database.pool?.connect();
    if (!client) return;
    const reconnect = async () => {
      client.release(true);
      while (!(this.#isStopped || this.#listener)) {
        await sleep(reconnectDelayMs);
        await this.#listen().catch(() => {});
      }
      await this.#refresh();
    };
    let isLost = false;
    client.on("error", (err) => {
      if (isLost || this.#isStopped) return;
      isLost = true;
      this.#listener = undefined;
      this.#log.warn({ err }, "connection to the database lost");
      void reconnect();
    });
    client.on("notification", ({ payload: name }) => void this.#refresh(name ? [name] : undefined));
    await client.query(`LISTEN ${channel}`);
    this.#listener = client;
  }
}
