import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { CacheDatabase, type Sql } from "../runtime/cache-database.ts";
import { periods } from "../runtime/periods.ts";
import { type AcceptedInquiry, filesFolder, inquiryFolder } from "./inquiry.ts";
import * as statements from "./store-statements.ts";

/** The state of an inquiry at a receiver. `kept`: it has the inquiry with all files, for good. `none`: it takes no inquiries. */
export type DeliveryState = "waiting" | "done" | "kept" | "never" | "none";

/** An inquiry on its way to a receiver, in its `tries`th try. */
export type Claim = { inquiry: AcceptedInquiry; receiver: string; tries: number };

type End = { key: string; receiver: string; state: Exclude<DeliveryState, "waiting"> };
type Body = Omit<AcceptedInquiry, "key" | "receivedAt">;

const { retryDelaysMs, maxRetryAfterMs, claimMs, orphanMs } = periods.inquiry;

/**
 * The inquiries that the site has accepted, until each receiver has them; and where none keeps them, until they are erased. One SQLite file and a
 * folder for their files, for all processes of this machine. It survives a process that is killed. Where the disk fails, its methods return
 * undefined, and nothing can be claimed.
 */
export class InquiryStore {
  readonly #folder: string;
  readonly #disk: CacheDatabase;
  /** Those that are not on the disk yet. */
  readonly #ends = new Map<string, End>();

  constructor(folder = inquiryFolder()) {
    this.#folder = folder;
    this.#disk = new CacheDatabase(join(folder, "inquiries.sqlite"), {
      name: "inquiries",
      tables: statements.tables,
      onOpen: (sql) => {
        sql("PRAGMA synchronous = FULL").get();
        sql("PRAGMA secure_delete = ON").get();
      },
    });
  }

  /** Accepts an inquiry, once for each key. It is on disk when this returns true. */
  add({ key, receivedAt, ...body }: AcceptedInquiry): true | undefined {
    const insert =
      "INSERT INTO inquiry (key, received_at, body) VALUES (?, ?, ?) ON CONFLICT (key) DO NOTHING";
    return (
      this.#writeWithEnds((sql) => {
        sql(insert).run(key, receivedAt, JSON.stringify(body));
        return [];
      }) && true
    );
  }

  /** Gives each inquiry that is new, or to be sent again, a row for each receiver. */
  queue(receivers: string[]): void {
    const fresh = "SELECT key FROM inquiry WHERE queued = 0 ORDER BY id";
    if (!this.#disk.read((sql) => sql(fresh).get())) return;
    this.#writeWithEnds((sql) => {
      const keys = keysOf(sql(fresh).all());
      for (const key of keys) for (const name of receivers) sql(statements.addDelivery).run(key, name);
      sql("UPDATE inquiry SET queued = 1 WHERE queued = 0").run();
      return keys;
    });
  }

  /** Takes the next inquiry of a receiver for one try: no other process gets it meanwhile, unless this one ends before the try does. */
  claim(receiver: string): Claim | undefined {
    const now = Date.now();
    let claim: Claim | undefined;
    const isWritten = this.#writeWithEnds((sql) => {
      const row = sql(statements.claimNext).get({ receiver, now, until: now + claimMs });
      const inquiry = row && readRow(sql("SELECT * FROM inquiry WHERE key = ?").get(String(row.key)));
      if (inquiry) claim = { inquiry, receiver, tries: Number(row.tries) };
      return [];
    });
    return isWritten && claim;
  }

  /** Ends the tries of a claim. What a receiver keeps is erased here once each other has it. */
  end({ inquiry: { key }, receiver }: Claim, state: End["state"]): void {
    this.#ends.set(`${key} ${receiver}`, { key, receiver, state });
    // The file beside the database would grow to some megabytes, which a full disk has not.
    if (this.#writeWithEnds(() => [])) this.#checkpoint();
  }

  /**
   * Writes the ends in the same transaction: what a receiver has cannot be claimed again.
   * @param work returns keys whose inquiries a receiver may keep by now
   */
  #writeWithEnds(work: (sql: Sql) => string[]): string[] | undefined {
    const emptied = this.#disk.write((sql) => {
      const ends = [...this.#ends.values()];
      for (const end of ends) sql(statements.setState).run(end);
      const keys = [...ends.map(({ key }) => key), ...work(sql)];
      const kept = keys.filter((key) => sql(statements.emptyKept).run(key).changes > 0);
      if (kept.length > 0) sql(statements.removeOldKeys).run();
      return kept;
    });
    if (emptied) this.#ends.clear();
    if (emptied) this.#forget(emptied);
    return emptied;
  }

  /** Plans the next try. If the disk fails, it comes after the end of the claim. @returns false after the last one */
  defer({ inquiry: { key }, receiver, tries }: Claim, retryAfterMs: number): boolean {
    const delayMs = retryDelaysMs[tries - 1];
    if (delayMs === undefined) return false;
    const due = Date.now() + Math.max(delayMs, Math.min(retryAfterMs, maxRetryAfterMs));
    this.#disk.write((sql) => sql(statements.setDue).run(due, key, receiver));
    return true;
  }

  /** Milliseconds until there is something to do for these receivers; undefined where nothing waits. */
  waitMs(receivers: string[]): number | undefined {
    const row = this.#disk.read((sql) => sql(statements.nextDue).get(JSON.stringify(receivers)));
    // A disk that fails may have inquiries.
    if (!row || this.#ends.size > 0) return 0;
    return typeof row.at === "number" ? row.at - Date.now() : undefined;
  }

  /** Inquiries that are here with their text, the newest first, and where each stands. */
  list(reference = ""): (AcceptedInquiry & { deliveries: Record<string, DeliveryState> })[] | undefined {
    return this.#disk.read((sql) => {
      const rows = sql(statements.listTexts).all(`${reference}%`);
      const states = sql("SELECT receiver, state FROM delivery WHERE key = ? ORDER BY id");
      return rows.flatMap((row) => {
        const deliveries = states.all(String(row.key)).map(({ receiver, state }) => [receiver, state]);
        const inquiry = readRow(row);
        return inquiry ? [{ ...inquiry, deliveries: Object.fromEntries(deliveries) }] : [];
      });
    });
  }

  /** Has an inquiry sent to each receiver as if it were new. @returns the number of inquiries with this reference */
  resend(reference: string): number | undefined {
    return this.#disk.write((sql) => {
      const keys = keysOf(sql(statements.queueAgain).all(`${reference}.%`));
      for (const key of keys) sql("DELETE FROM delivery WHERE key = ?").run(key);
      return keys.length;
    });
  }

  /** Erases an inquiry with its files, also from the files of the database. @returns the number of inquiries with this reference */
  erase(reference: string): number | undefined {
    return this.#eraseWhere("key LIKE ?", `${reference}.%`);
  }

  /** Erases what was received before a time, and files that belong to nothing: a process may have ended between two steps. */
  eraseOld(before: string | undefined): void {
    if (before) this.#eraseWhere("received_at < ?", before);
    this.#disk.write((sql) => sql(statements.removeDeliveries).run());
    const isKept = (key: string) =>
      this.#disk.read((sql) => sql("SELECT 1 FROM inquiry WHERE key = ? AND body <> ''").get(key) ?? null);
    for (const name of ["files", "arriving"]) {
      const folder = join(this.#folder, name);
      for (const key of existsSync(folder) ? readdirSync(folder) : []) {
        const stat = statSync(join(folder, key), { throwIfNoEntry: false });
        const isOld = stat && stat.mtimeMs < Date.now() - orphanMs;
        if (isOld && isKept(key) === null) rmSync(join(folder, key), { recursive: true, force: true });
      }
    }
  }

  #eraseWhere(condition: string, value: string): number | undefined {
    const keys = this.#disk.write((sql) => {
      const erased = keysOf(sql(`DELETE FROM inquiry WHERE ${condition} RETURNING key`).all(value));
      sql(statements.removeDeliveries).run();
      return erased;
    });
    if (keys) this.#forget(keys);
    return keys?.length;
  }

  /** Removes the files of inquiries whose text is erased, and that text from the file beside the database. */
  #forget(keys: string[]): void {
    for (const key of keys) rmSync(filesFolder(key, this.#folder), { recursive: true, force: true });
    if (keys.length > 0) this.#checkpoint();
  }

  #checkpoint(): void {
    this.#disk.read((sql) => sql("PRAGMA wal_checkpoint(TRUNCATE)").get());
  }

  close(): void {
    this.#disk.close();
  }
}

const keysOf = (rows: Record<string, unknown>[]): string[] => rows.map(({ key }) => String(key));

/** @returns undefined without its text */
function readRow(row: Record<string, unknown> | undefined): AcceptedInquiry | undefined {
  if (!row?.body) return undefined;
  const body = JSON.parse(String(row.body)) as Body;
  return { key: String(row.key), receivedAt: String(row.received_at), ...body };
}
