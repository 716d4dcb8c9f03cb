import "server-only";
import type { Inquiry } from "../form/fields";
import { CacheDatabase, type Sql } from "../runtime/cache-database";
import { dataFile } from "../runtime/data-folder";
import { periods } from "../runtime/periods";
import type { InquiryFile } from "../uploads/check";
import type { Language } from "../words/language";

/** `receivedAt` is an ISO 8601 time in UTC; `language` is that of the visitor's form. */
export type Message = {
  /** An inquiry that is sent again with other files is another message. */
  id: string;
  inquiry: Inquiry;
  /** The inquiry's, as the backend has it. */
  key: string;
  language: Language;
  receivedAt: string;
  /** They stay in the store of uploads for as long as a message may wait. */
  files?: InquiryFile[];
};

/** A message on its way to a receiver, in its `tries`th try. Without an id, it is not in the outbox. */
export type Claim = { id?: number; message: Message; receiver: string; tries: number };
/** Of a try. */
type End = { id: number | undefined; key: string; receiver: string; state: "sent" | "failed" };

/** Messages that wait, for all receivers together. */
export const maxWaiting = 5_000;
/** Of those that are finished only key and receiver are kept, so that none is sent twice. */
const maxFinished = 20_000;

/** A message waits for earlier ones to its receiver, until those have failed this often. */
const blockingTries = 3;

const { handOverDelaysMs, maxRetryAfterMs, claimMs } = periods.inquiry;

const tables = `
  CREATE TABLE IF NOT EXISTS message (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL,
    receiver TEXT NOT NULL,
    body TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting',
    due INTEGER NOT NULL,
    claimed INTEGER NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    UNIQUE (key, receiver)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS waiting ON message (receiver, id) WHERE state = 'waiting'`;

const count = "SELECT count(*) AS count FROM message WHERE state = 'waiting'";
const insert = `
  INSERT INTO message (key, receiver, body, due) VALUES (?, ?, ?, ?)
  ON CONFLICT (key, receiver) DO UPDATE SET body = excluded.body, state = 'waiting', due = excluded.due, tries = 0
  WHERE state = 'failed'`;
/** The oldest one of a receiver, or the one with a key at once. */
const claim = `
  UPDATE message SET claimed = :until, tries = tries + 1 WHERE id = (
    SELECT id FROM message AS next
    WHERE state = 'waiting' AND receiver = :receiver AND claimed <= :now AND CASE WHEN :key = '' THEN due <= :now AND NOT EXISTS (
      SELECT 1 FROM message AS earlier WHERE earlier.state = 'waiting' AND earlier.receiver = next.receiver
        AND earlier.id < next.id AND earlier.tries <= ${blockingTries}
    ) ELSE key = :key END
    ORDER BY id LIMIT 1
  ) RETURNING id, key, body, receiver, tries`;
const setFailed = "UPDATE message SET state = 'failed', body = '', claimed = 0 WHERE id = ?";
/** Also of a message that the outbox could not take: it must not be sent again. */
const setSent = `
  INSERT INTO message (key, receiver, body, state, due) VALUES (?, ?, '', 'sent', 0)
  ON CONFLICT (key, receiver) DO UPDATE SET state = 'sent', body = '', claimed = 0`;
const defer = "UPDATE message SET due = :due, claimed = 0 WHERE id = :id AND tries <= :tries";
const withdraw = `
  UPDATE message SET tries = ${handOverDelaysMs.length},
    state = CASE WHEN claimed > :now THEN state ELSE 'failed' END, body = CASE WHEN claimed > :now THEN body ELSE '' END
  WHERE key = :key AND state = 'waiting'`;

/**
 * Inquiries on their way to mail addresses and the webhook, in one SQLite file for all processes of this machine. It survives a process that is
 * killed. Where the disk fails, its methods return undefined, and nothing can be claimed.
 */
export class Outbox {
  readonly #disk: CacheDatabase;
  /** Those that are not on the disk yet, the oldest first. */
  readonly #ends = new Map<string, End>();

  constructor(file = dataFile("outbox.sqlite")) {
    this.#disk = new CacheDatabase(file, {
      name: "outbox",
      tables,
      onOpen: (sql) => {
        sql("PRAGMA synchronous = FULL").get();
        sql("PRAGMA secure_delete = ON").get();
      },
    });
  }

  /**
   * Adds a message for each receiver, on disk when this returns. One that the receiver has, or that waits, is not added again.
   * @returns false if too many wait
   */
  add(message: Message, receivers: string[]): boolean | undefined {
    return this.#disk.write((sql) => {
      if (Number(sql(count).get()?.count) + receivers.length > maxWaiting) return false;
      for (const receiver of receivers)
        sql(insert).run(message.id, receiver, JSON.stringify(message), Date.now());
      sql("DELETE FROM message WHERE state <> 'waiting' AND id < (SELECT max(id) FROM message) - ?").run(
        maxFinished,
      );
      return true;
    });
  }

  /**
   * Takes a message for one try: no other process gets it meanwhile, unless this one ends before it has finished.
   * @param messageId of the only message that is wanted; it is not made to wait
   */
  claim(receiver: string, messageId = ""): Claim | undefined {
    const now = Date.now();
    const values = { receiver, key: messageId, now, until: now + claimMs };
    const row = this.#writeWithEnds((sql) => sql(claim).get(values));
    return row && ({ ...row, message: JSON.parse(String(row.body)) } as unknown as Claim);
  }

  finish({ id, message: { id: key }, receiver }: Claim, state: End["state"]): void {
    const [oldest = ""] = this.#ends.keys();
    if (this.#ends.size >= maxFinished) this.#ends.delete(oldest);
    this.#ends.set(`${key} ${receiver}`, { id, key, receiver, state });
    // The file beside the database has the text, too.
    if (this.#writeWithEnds(() => true))
      this.#disk.read((sql) => sql("PRAGMA wal_checkpoint(TRUNCATE)").get());
  }

  /** Writes the ends in the same transaction: what was sent cannot be claimed again. */
  #writeWithEnds<T>(work: (sql: Sql) => T): T | undefined {
    const written = this.#disk.write((sql) => {
      for (const { id, key, receiver, state } of this.#ends.values())
        if (state === "sent") sql(setSent).run(key, receiver);
        else if (id !== undefined) sql(setFailed).run(id);
      return { result: work(sql) };
    });
    if (written) this.#ends.clear();
    return written?.result;
  }

  /** If the disk fails, the next try waits for the end of the claim. @returns false after the last try */
  defer({ id, tries }: Claim, retryAfterMs: number): boolean {
    const delayMs = handOverDelaysMs[tries - 1];
    if (delayMs === undefined || id === undefined) return false;
    const due = Date.now() + Math.max(delayMs, Math.min(retryAfterMs, maxRetryAfterMs));
    const isWithdrawn = this.#disk.write((sql) => sql(defer).run({ due, id, tries }).changes === 0);
    return !isWithdrawn;
  }

  /** Gives up what waits of a message; a running try is its last. */
  withdraw(messageId: string): void {
    this.#disk.write((sql) => sql(withdraw).run({ key: messageId, now: Date.now() }));
  }

  /** True once a receiver has it, false once each has failed in a try, undefined while one is being tried. */
  isHandedOver(messageId: string): boolean | undefined {
    const now = Date.now();
    const rows = this.#disk.read((sql) =>
      sql("SELECT receiver, state, tries, claimed FROM message WHERE key = ?").all(messageId),
    );
    const states = rows?.map(({ receiver, state, tries, claimed }) => {
      const hasFailed = state === "waiting" && Number(tries) > 0 && Number(claimed) <= now;
      return this.#ends.get(`${messageId} ${receiver}`)?.state ?? (hasFailed ? "failed" : state);
    });
    if (states?.includes("sent")) return true;
    return states?.includes("waiting") ? undefined : false;
  }

  /** Milliseconds until there is something to do for these receivers; undefined where nothing waits. */
  waitMs(receivers: string[]): number | undefined {
    const next = `SELECT min(max(due, claimed)) AS at FROM message
      WHERE state = 'waiting' AND receiver IN (SELECT value FROM json_each(?))`;
    const row = this.#disk.read((sql) => sql(next).get(JSON.stringify(receivers)));
    // A disk that fails may have messages.
    if (!row || this.#ends.size > 0) return 0;
    return typeof row.at === "number" ? row.at - Date.now() : undefined;
  }
}
