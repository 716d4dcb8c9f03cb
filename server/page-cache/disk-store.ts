import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { log } from "../../lib/runtime/log.ts";
import { pageCacheCounters } from "../../lib/runtime/page-cache-counters.ts";
import { openTables, type Statements } from "./disk-tables.ts";
import { fromBytes, toBytes } from "./entry-bytes.ts";
import {
  diskBounds,
  type Entry,
  type PageStore,
  type Quota,
  type SizeLimits,
  type TagState,
} from "./page-store.ts";

/** How long a use is not written down again, in ms: a read need not be a write. */
const usedStep = 60_000;
/** How long a failure is not logged again, in ms. */
const quietFor = 60_000;
/** SQLITE_CORRUPT and SQLITE_NOTADB: the file is no database, or no longer a whole one. */
const wrecked = [11, 26];

/** Pages on the disk, kept when the process ends: one SQLite file, which is written in whole entries or not at all. */
export class DiskStore implements PageStore {
  readonly #file: string;
  readonly #bounds: SizeLimits;
  readonly #marks = new Map<string, TagState>();
  #database: DatabaseSync | undefined;
  #statements: Statements | undefined;
  #loggedAt = 0;

  /**
   * @param file made when it is not there; its folder must be
   * @param bounds of the entries' bytes; the file itself is a little larger
   */
  constructor(file: string, bounds: SizeLimits = diskBounds) {
    this.#file = file;
    this.#bounds = bounds;
    this.#safely(() => this.#open());
  }

  async get(key: string): Promise<Entry | undefined> {
    const row = this.#run(({ get }) => get.get(key)) as { bytes: Uint8Array; used: number } | undefined;
    if (!row) return undefined;
    try {
      const entry = await fromBytes(row.bytes);
      const now = Date.now();
      if (now - row.used > usedStep) this.#run(({ touch }) => touch.run(now, key));
      return entry;
    } catch (error) {
      log.warn({ key, reason: (error as Error).message }, "page cache: a damaged page was dropped");
      pageCacheCounters.dropped += 1;
      // Unless a whole one has come meanwhile.
      this.#run(({ drop }) => drop.run(key, row.bytes));
      return undefined;
    }
  }

  async set(key: string, entry: Entry): Promise<void> {
    const bytes = await toBytes(entry);
    if (bytes.byteLength > this.#bounds[entry.quota]) return this.delete(key);
    this.#run(({ set }) =>
      set.run(key, entry.quota, entry.lastModified, Date.now(), bytes.byteLength, bytes),
    );
    this.#makeRoom(entry.quota);
  }

  async delete(key: string): Promise<void> {
    this.#run((statements) => statements.delete.run(key));
  }

  async markTags(tags: string[], mark: TagState): Promise<void> {
    for (const tag of tags) {
      const marks = { ...this.#marks.get(tag), ...mark };
      this.#marks.set(tag, marks);
      this.#run((statements) => statements.mark.run(tag, marks.stale ?? null, marks.expired ?? null));
    }
  }

  async tagMarks(tags: string[]): Promise<TagState[]> {
    return tags.flatMap((tag) => this.#marks.get(tag) ?? []);
  }

  /** The marks of all tags. */
  allMarks(): [string, TagState][] {
    return [...this.#marks];
  }

  close(): void {
    this.#safely(() => this.#database?.close());
    this.#database = undefined;
    this.#statements = undefined;
  }

  #open(): void {
    const { database, statements, marks } = openTables(this.#file);
    this.#database = database;
    this.#statements = statements;
    for (const [tag, mark] of marks) this.#marks.set(tag, mark);
  }

  #makeRoom(quota: Quota): void {
    this.#run(({ total, oldest, delete: remove }) => {
      let { bytes } = total.get(quota) as { bytes: number };
      if (bytes <= this.#bounds[quota]) return;
      const outgoing: string[] = [];
      for (const { key, size } of oldest.iterate(quota) as Iterable<{ key: string; size: number }>) {
        // Somewhat more than needed, so that it need not be done at every page.
        if (bytes <= this.#bounds[quota] * 0.95) break;
        outgoing.push(key);
        bytes -= size;
      }
      for (const key of outgoing) remove.run(key);
    });
  }

  #run<T>(work: (statements: Statements) => T): T | undefined {
    const statements = this.#statements;
    return statements && this.#safely(() => work(statements));
  }

  #safely<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      const { errcode, message } = error as Error & { errcode?: number };
      if (wrecked.includes((errcode ?? 0) & 0xff)) this.#beginAgain(message);
      else this.#complain(message);
      return undefined;
    }
  }

  /** Moves the file aside, one at most, and goes on with a new one. */
  #beginAgain(reason: string): void {
    pageCacheCounters.dropped += 1;
    const aside = join(dirname(this.#file), "damaged.sqlite");
    log.warn({ file: this.#file, aside, reason }, "page cache: the store was damaged and is begun again");
    try {
      this.#statements = undefined;
      if (this.#database?.isOpen) this.#database.close();
      if (existsSync(this.#file)) renameSync(this.#file, aside);
      for (const end of ["-wal", "-shm"]) rmSync(this.#file + end, { force: true });
      this.#open();
      for (const [tag, mark] of this.#marks) void this.markTags([tag], mark);
    } catch (error) {
      this.#complain((error as Error).message);
    }
  }

  #complain(reason: string): void {
    const now = Date.now();
    if (now - this.#loggedAt < quietFor) return;
    this.#loggedAt = now;
    log.warn(
      { file: this.#file, reason },
      "page cache: the disk cannot be used, pages are kept in memory only",
    );
  }
}
