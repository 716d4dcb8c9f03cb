import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Payload, PayloadRequest } from "payload";
import type { createLog } from "../../backend/create-log.ts";
import type { Publisher } from "../../backend/publisher.ts";
import type { Snapshot } from "./snapshot.ts";

type Log = ReturnType<typeof createLog>;
const channel = "cms_content";
const reconnectDelayMs = 1000;
const watchIntervalMs = 500;

/** The part of node-postgres that is used here. */
type Client = {
  query(sql: string, values?: unknown[]): Promise<unknown>;
  on(event: "notification", listener: (message: { payload?: string }) => void): void;
  on(event: "error" | "end", listener: (error?: Error) => void): void;
  release(destroy: boolean): void;
};
type Pool = { connect(): Promise<Client>; query(sql: string, values: unknown[]): Promise<unknown> };

type SqliteClient = { execute(sql: string): Promise<{ rows: { data_version?: unknown }[] }> };

type Options = {
  /** The published content first. */
  snapshots: [published: Snapshot, ...others: Snapshot[]];
  publishers: Publisher[];
};

/** Tells running processes that a command changed content; on SQLite they look at the file. */
export async function announceCommand(payload: Payload): Promise<void> {
  const { pool } = payload.db as unknown as { pool?: Pool };
  const message = JSON.stringify({ process: "command", kinds: ["media"] });
  await pool?.query("SELECT pg_notify($1, $2)", [channel, message]);
}

/** Brings changed content into memory after its transaction, and tells the sites and the other processes about it. */
export class ContentSync {
  readonly #payload: Payload;
  readonly #log: Log;
  readonly #options: Options;
  readonly #process = randomUUID();
  readonly #byTransaction = new Map<unknown, Set<string>>();
  readonly #stale = new Set<string>();
  #running: Promise<void> | undefined;
  #isStopped = false;

  constructor(payload: Payload, log: Log, options: Options) {
    this.#payload = payload;
    this.#log = log;
    this.#options = options;
    this.#watchTransactions();
  }

  /** Reads everything, and tells the sites: they may have missed a change while this process was down. */
  async start(): Promise<void> {
    if (this.#pool) await this.#listen(this.#pool);
    else this.#watchFile();
    this.#stale.add("media");
    await this.#refresh();
  }

  /** Called within the transaction; on SQLite, Payload's writes are committed one by one. */
  changed(req: PayloadRequest, kind: string): void {
    void Promise.resolve(req.transactionID).then((id) => {
      const isOpen = id !== undefined && id !== null && id in (this.#payload.db.sessions ?? {});
      if (!isOpen) return this.#announce([kind]);
      const kinds = this.#byTransaction.get(id) ?? new Set();
      this.#byTransaction.set(id, kinds.add(kind));
    });
  }

  /** Ends when the snapshots have what was saved before. */
  settled(): Promise<void> {
    return this.#running ?? Promise.resolve();
  }

  stop(): void {
    this.#isStopped = true;
    for (const publisher of this.#options.publishers) publisher.stop();
  }

  get #pool(): Pool | undefined {
    return (this.#payload.db as unknown as { pool?: Pool }).pool;
  }

  /** Sees what commands write into the SQLite file: its version changes with the commits of other connections only. */
  #watchFile(): void {
    const { client } = this.#payload.db as unknown as { client: SqliteClient };
    let version: unknown;
    const check = async () => {
      const { rows } = await client.execute("PRAGMA data_version");
      const isChanged = version !== undefined && rows[0]?.data_version !== version;
      version = rows[0]?.data_version;
      if (!isChanged) return;
      this.#stale.add("media");
      await this.#refresh();
    };
    const timer = setInterval(() => {
      if (this.#isStopped) clearInterval(timer);
      else check().catch((err: unknown) => this.#log.error({ err }, "the database cannot be read"));
    }, watchIntervalMs);
  }

  /** Payload's hooks run before the commit. */
  #watchTransactions(): void {
    const { db } = this.#payload;
    const { commitTransaction, rollbackTransaction } = db;
    db.commitTransaction = async (transaction) => {
      const id = await transaction;
      await commitTransaction.call(db, transaction);
      const kinds = this.#byTransaction.get(id);
      this.#byTransaction.delete(id);
      if (kinds) this.#announce([...kinds]);
    };
    db.rollbackTransaction = async (transaction) => {
      this.#byTransaction.delete(await transaction);
      await rollbackTransaction.call(db, transaction);
    };
  }

  #announce(kinds: string[]): void {
    for (const kind of kinds) this.#stale.add(kind);
    void this.#refresh();
    const message = JSON.stringify({ process: this.#process, kinds });
    this.#pool?.query("SELECT pg_notify($1, $2)", [channel, message]).catch((err: unknown) => {
      this.#log.error({ err }, "other processes were not told of changed content");
    });
  }

  #refresh(): Promise<void> {
    this.#running ??= this.#refreshAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #refreshAll(): Promise<void> {
    while (this.#stale.size > 0 && !this.#isStopped) {
      const kinds = [...this.#stale];
      this.#stale.clear();
      const [published, ...others] = this.#options.snapshots;
      try {
        const changed = await published.reload(kinds);
        for (const publisher of this.#options.publishers) publisher.publish(changed.kinds, changed.records);
        for (const snapshot of others) await snapshot.reload(kinds);
      } catch (err) {
        this.#log.error({ err, kinds }, "changed content cannot be read");
        for (const kind of kinds) this.#stale.add(kind);
        await sleep(reconnectDelayMs);
      }
    }
  }

  /** Listens for the other processes, and again after a lost connection. */
  async #listen(pool: Pool): Promise<void> {
    const client = await pool.connect();
    const reconnect = async () => {
      client.release(true);
      while (!this.#isStopped) {
        await sleep(reconnectDelayMs);
        const isConnected = await this.#listen(pool).then(
          () => true,
          () => false,
        );
        if (isConnected) break;
      }
      this.#stale.add("media");
      await this.#refresh();
    };
    let isLost = false;
    client.on("error", (err) => {
      if (isLost || this.#isStopped) return;
      isLost = true;
      this.#log.warn({ err }, "connection to the database lost");
      void reconnect();
    });
    client.on("notification", ({ payload: text = "{}" }) => {
      const { process, kinds } = JSON.parse(text) as { process: string; kinds: string[] };
      if (process === this.#process) return;
      for (const kind of kinds) this.#stale.add(kind);
      void this.#refresh();
    });
    await client.query(`LISTEN ${channel}`);
  }
}
