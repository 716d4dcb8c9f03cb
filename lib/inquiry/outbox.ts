import "server-only";
import type { Inquiry } from "../form/fields";
import { CacheDatabase } from "../runtime/cache-database";
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

/** A message on its way to a receiver, in its `tries`th try. */
export type Claim = { id: number; message: Message; receiver: string; tries: number };

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
const finish = "UPDATE message SET state = ?, body = '', claimed = 0 WHERE id = ?";
const defer = "UPDATE message SET due = ?, claimed = 0 WHERE id = ?";
const withdraw = `
  UPDATE message SET tries = ${handOverDelaysMs.length},
    state = CASE WHEN claimed > :now THEN state ELSE 'failed' END, body = CASE WHEN claimed > :now THEN body ELSE '' END
  WHERE key = :key AND state = 'waiting'`;

/**
 * Inquiries on their way to mail and webhooks, in one SQLite file for all processes of this machine. It survives a process that is
 * killed. Where the disk fails, its methods return undefined.
 */
export class Outbox {
  readonly #disk: CacheDatabase;

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
    return this.#disk.run((sql) => {
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
    const row = this.#disk.run((sql) => sql(claim).get(values));
    // The body of an earlier version has no id.
    return row && ({ ...row, message: { ...JSON.parse(String(row.body)), id: row.key } } as unknown as Claim);
  }

  finish({ id }: Claim, state: "sent" | "failed"): void {
    this.#disk.run((sql) => {
      sql(finish).run(state, id);
      // The file beside the database has the text, too.
      sql("PRAGMA wal_checkpoint(TRUNCATE)").get();
    });
  }

  /** @returns false after the last try */
  defer(claim: Claim, retryAfterMs: number): boolean {
    const delayMs = handOverDelaysMs[claim.tries - 1];
    const isWithdrawn = this.#disk.run((sql) => sql("SELECT tries FROM message WHERE id = ?").get(claim.id));
    if (delayMs === undefined || Number(isWithdrawn?.tries) > claim.tries) return false;
    const due = Date.now() + Math.max(delayMs, Math.min(retryAfterMs, maxRetryAfterMs));
    this.#disk.run((sql) => sql(defer).run(due, claim.id));
    return true;
  }

  /** Gives up what waits of a message; a running try is its last. */
  withdraw(messageId: string): void {
    this.#disk.run((sql) => sql(withdraw).run({ key: messageId, now: Date.now() }));
  }

  /** True once a receiver has it, false once each has failed in a try, undefined while one is being tried. */
  isHandedOver(messageId: string): boolean | undefined {
    const rows = this.#disk.run((sql) =>
      sql("SELECT state, tries, claimed FROM message WHERE key = ?").all(messageId),
    );
    if (rows?.some(({ state }) => state === "sent")) return true;
    const now = Date.now();
    const isTried = rows?.every(
      ({ state, tries, claimed }) => state === "failed" || (Number(tries) > 0 && Number(claimed) <= now),
    );
    return isTried === false ? undefined : false;
  }

  /** Milliseconds until a message of these receivers can be claimed; undefined where none waits. */
  waitMs(receivers: string[]): number | undefined {
    const next = `SELECT min(max(due, claimed)) AS at FROM message
      WHERE state = 'waiting' AND receiver IN (SELECT value FROM json_each(?))`;
    const at = this.#disk.run((sql) => sql(next).get(JSON.stringify(receivers)))?.at;
    return typeof at === "number" ? at - Date.now() : undefined;
  }
}
