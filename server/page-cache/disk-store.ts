import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { log } from "../../lib/runtime/log.ts";
import { pageCacheCounters } from "../../lib/runtime/page-cache-counters.ts";
import { periods } from "../../lib/runtime/periods.ts";
import { openTables, type Statements } from "./disk-tables.ts";
import { fromBytes, pack } from "./entry-bytes.ts";
import {
  diskLimits,
  type Entry,
  type PageStore,
  type Quota,
  type SizeLimits,
  type TagState,
} from "./page-store.ts";

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damageCodes = [11, 26];

/** Pages on disk, kept across restarts in one SQLite file. Entries are written atomically. */
export class DiskStore implements PageStore {
  readonly #file: string;
  readonly #limits: SizeLimits;
  readonly #tagStates = new Map<string, TagState>();
  #database: DatabaseSync | undefined;
  #statements: Statements | undefined;
  #loggedAt = 0;

  /**
   * @param file created when missing; its folder must exist
   * @param limits of the entries; the file itself is slightly larger
   */
  constructor(file: string, limits: SizeLimits = diskLimits) {
    this.#file = file;
    this.#limits = limits;
    this.#try(() => this.#open());
  }

  async get(key: string): Promise<Entry | undefined> {
    const row = this.#run(({ get }) => get.get(key)) as { bytes: Uint8Array; used: number } | undefined;
    if (!row) return undefined;
    try {
      const entry = await fromBytes(row.bytes);
      const now = Date.now();
      if (now - row.used > periods.pageCache.touchIntervalMs) this.#run(({ touch }) => touch.run(now, key));
      return entry;
    } catch (error) {
      log.warn({ key, reason: (error as Error).message }, "page cache: dropped a damaged page");
      pageCacheCounters.dropped += 1;
      // Compares the bytes: a valid entry may have replaced them.
      this.#run(({ deleteDamaged }) => deleteDamaged.run(key, row.bytes));
      return undefined;
    }
  }

  async set(key: string, entry: Entry): Promise<void> {
    const bytes = await pack(entry);
    if (bytes.byteLength > this.#limits[entry.quota]) return this.delete(key);
    this.#run(({ set }) =>
      set.run(key, entry.quota, entry.lastModified, Date.now(), bytes.byteLength, bytes),
    );
    this.#evict(entry.quota);
  }

  async delete(key: string): Promise<void> {
    this.#run((statements) => statements.delete.run(key));
  }

  async invalidateTags(tags: string[], state: TagState): Promise<void> {
    for (const tag of tags) {
      const merged = { ...this.#tagStates.get(tag), ...state };
      this.#tagStates.set(tag, merged);
      this.#run(({ setTagState }) => setTagState.run(tag, merged.stale ?? null, merged.expired ?? null));
    }
  }

  async tagStates(tags: string[]): Promise<TagState[]> {
    return tags.flatMap((tag) => this.#tagStates.get(tag) ?? []);
  }

  /** Keys and quotas of the most recently used entries, the latest at the end. */
  latestKeys(maxKeys: number): { key: string; quota: Quota }[] {
    const rows = this.#run(({ latestKeys }) => latestKeys.all(maxKeys));
    return ((rows ?? []) as { key: string; quota: Quota }[]).reverse();
  }

  allTagStates(): [string, TagState][] {
    return [...this.#tagStates];
  }

  close(): void {
    this.#try(() => this.#database?.close());
    this.#database = undefined;
    this.#statements = undefined;
  }

  #open(): void {
    const { database, statements, tagStates } = openTables(this.#file);
    this.#database = database;
    this.#statements = statements;
    for (const [tag, state] of tagStates) this.#tagStates.set(tag, state);
  }

  #evict(quota: Quota): void {
    this.#run(({ totalBytes, leastRecentlyUsed, delete: remove }) => {
      let { bytes } = totalBytes.get(quota) as { bytes: number };
      if (bytes <= this.#limits[quota]) return;
      const evicted: string[] = [];
      for (const { key, size } of leastRecentlyUsed.iterate(quota) as Iterable<{
        key: string;
        size: number;
      }>) {
        // 5 % more than necessary, so that not every write evicts.
        if (bytes <= this.#limits[quota] * 0.95) break;
        evicted.push(key);
        bytes -= size;
      }
      for (const key of evicted) remove.run(key);
    });
  }

  #run<T>(work: (statements: Statements) => T): T | undefined {
    const statements = this.#statements;
    return statements && this.#try(() => work(statements));
  }

  #try<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      const { errcode, message } = error as Error & { errcode?: number };
      if (damageCodes.includes((errcode ?? 0) & 0xff)) this.#replaceFile(message);
      else this.#logFailure(message);
      return undefined;
    }
  }

  /** Moves the damaged file aside, keeping only the latest one, and continues with a new one. */
  #replaceFile(reason: string): void {
    pageCacheCounters.dropped += 1;
    const damagedFile = join(dirname(this.#file), "damaged.sqlite");
    log.warn({ file: this.#file, damagedFile, reason }, "page cache: replaced a damaged database");
    try {
      this.#statements = undefined;
      if (this.#database?.isOpen) this.#database.close();
      if (existsSync(this.#file)) renameSync(this.#file, damagedFile);
      for (const end of ["-wal", "-shm"]) rmSync(this.#file + end, { force: true });
      this.#open();
      for (const [tag, state] of this.#tagStates) void this.invalidateTags([tag], state);
    } catch (error) {
      this.#logFailure((error as Error).message);
    }
  }

  #logFailure(reason: string): void {
    const now = Date.now();
    if (now - this.#loggedAt < periods.log.pageCacheMs) return;
    this.#loggedAt = now;
    log.warn({ file: this.#file, reason }, "page cache: cannot use the disk, keeping pages in memory only");
  }
}
