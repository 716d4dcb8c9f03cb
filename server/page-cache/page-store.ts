import { LRUCache } from "lru-cache";
import { tagsHeader } from "../../lib/next/cache-values.ts";
import { CacheDatabase, type Sql } from "../../lib/runtime/cache-database.ts";
import { publishEvent } from "../../lib/runtime/events.ts";
import { log } from "../../lib/runtime/log.ts";
import { periods } from "../../lib/runtime/periods.ts";
import type { BuildOutput } from "./build-output.ts";
import { type Entry, sizeOf, type TagState } from "./entry.ts";
import { fromBytes, toBytes } from "./entry-bytes.ts";

const mebibyte = 1024 * 1024;
/** In bytes. Entries on disk are compressed to about a fifth. */
const defaultLimits = { memory: 96 * mebibyte, disk: 256 * mebibyte };

const tables = `
  CREATE TABLE IF NOT EXISTS page (
    key TEXT PRIMARY KEY,
    is_invented INTEGER NOT NULL,
    modified INTEGER NOT NULL,
    used INTEGER NOT NULL,
    size INTEGER NOT NULL,
    bytes BLOB NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS page_use ON page (is_invented, used, size);
  CREATE TABLE IF NOT EXISTS tag_state (tag TEXT PRIMARY KEY, stale INTEGER, expired INTEGER) STRICT`;

const remove = "DELETE FROM page WHERE key = ?";
const latest = "SELECT key FROM page ORDER BY used DESC LIMIT ?";
const store = `
  INSERT INTO page VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (key) DO UPDATE SET is_invented = excluded.is_invented, modified = excluded.modified,
    used = excluded.used, size = excluded.size, bytes = excluded.bytes
  WHERE excluded.modified >= page.modified`;
const total = "SELECT sum(size) AS size FROM page";
/** Redirects, then the least recently used, 5 % more than necessary, so that not every write does. */
const evict = `
  DELETE FROM page WHERE key IN (SELECT key FROM (
    SELECT key, sum(size) OVER (ORDER BY is_invented, used DESC, key) AS kept FROM page
  ) WHERE kept > ?)`;

/**
 * Entries by Next's opaque keys, and states of tags: in memory, over one SQLite file that survives a restart, over the build's
 * output. It may drop any entry, and never returns a damaged one. No method throws: a disk that fails is logged, and has nothing.
 */
export class PageStore {
  readonly #readBuild: BuildOutput["get"];
  readonly #diskLimit: number;
  readonly #memory: LRUCache<string, Entry>;
  readonly #tagStates = new Map<string, TagState>();
  readonly #disk: CacheDatabase;

  /** @param file created when missing, with its folder */
  constructor(file: string, readBuild: BuildOutput["get"] = async () => undefined, limits = defaultLimits) {
    this.#readBuild = readBuild;
    this.#diskLimit = limits.disk;
    this.#memory = new LRUCache({ maxSize: limits.memory, sizeCalculation: sizeOf });
    this.#disk = new CacheDatabase(file, {
      name: "page cache",
      tables,
      onOpen: (sql) => this.#readTagStates(sql),
      onDamage: () => publishEvent("page-cache", "dropped"),
    });
  }

  async get(key: string): Promise<Entry | undefined> {
    const cached = this.#memory.get(key);
    if (cached) return cached;
    const found = (await this.#read(key)) ?? (await this.#readBuild(key));
    // A newer entry may have been stored during the read.
    const newer = this.#memory.get(key);
    if (found && !newer) this.#memory.set(key, found);
    return newer ?? found;
  }

  /** At once in memory; resolves when the disk has it too, unless that has a newer one. */
  async set(key: string, entry: Entry): Promise<void> {
    const { kind, lastModified } = entry;
    this.#memory.set(key, entry, { ttl: kind === "search" ? periods.pageCache.searchMs : 0 });
    if (kind === "search") return;
    const bytes = await toBytes(entry);
    const size = bytes.byteLength;
    const limit = this.#diskLimit;
    this.#disk.write((sql) => {
      if (size > limit) return sql(remove).run(key);
      sql(store).run(key, kind === "page" ? 0 : 1, lastModified, Date.now(), size, bytes);
      if (Number(sql(total).get()?.size) > limit) sql(evict).run(limit * 0.95);
    });
  }

  delete(key: string): void {
    this.#memory.delete(key);
    this.#disk.write((sql) => sql(remove).run(key));
  }

  /** Merges `state` into the state of each tag. Searches are made again rather than stale: their results change at once. */
  invalidateTags(tags: string[], state: TagState): void {
    this.dropSearches();
    for (const tag of tags) this.#tagStates.set(tag, { ...this.#tagStates.get(tag), ...state });
    this.#disk.write((sql) => this.#writeTagStates(sql, tags));
  }

  /** By the states of its tags, and by the scale of this process's periods. */
  ageOf({ value, lastModified, cacheControl: { revalidate } }: Entry): "fresh" | "stale" | "expired" {
    const tags = String(value.headers?.[tagsHeader] ?? "").split(",");
    const states = tags.flatMap((tag) => this.#tagStates.get(tag) ?? []);
    const now = Date.now();
    if (states.some(({ expired = 0 }) => expired <= now && expired >= lastModified)) return "expired";
    const isOutdated = revalidate !== false && lastModified + periods.scaled(revalidate * 1000) < now;
    if (!isOutdated && !states.some(({ stale = 0 }) => stale >= lastModified)) return "fresh";
    // Without a revalidate time Next would take it for fresh at any age.
    return revalidate === false ? "expired" : "stale";
  }

  dropSearches(): void {
    const isSearch = (key: string) => this.#memory.peek(key)?.kind === "search";
    for (const key of [...this.#memory.keys()].filter(isSearch)) this.#memory.delete(key);
  }

  /** Keys of the most recently used entries on disk, the latest at the end. */
  latestKeys(max: number): string[] {
    const rows = this.#disk.read((sql) => sql(latest).all(max)) ?? [];
    return rows.map(({ key }) => String(key)).reverse();
  }

  close(): void {
    this.#disk.close();
  }

  async #read(key: string): Promise<Entry | undefined> {
    const row = this.#disk.read((sql) => sql("SELECT bytes, used FROM page WHERE key = ?").get(key));
    if (!row) return undefined;
    const { bytes, used } = row as { bytes: Uint8Array; used: number };
    try {
      const entry = await fromBytes(bytes);
      const now = Date.now();
      if (now - used > periods.pageCache.touchIntervalMs)
        this.#disk.write((sql) => sql("UPDATE page SET used = ? WHERE key = ?").run(now, key));
      return entry;
    } catch (error) {
      log.warn({ key, reason: (error as Error).message }, "page cache: dropped a damaged page");
      publishEvent("page-cache", "dropped");
      // Compares the bytes: a valid entry may have replaced them.
      this.#disk.write((sql) => sql("DELETE FROM page WHERE key = ? AND bytes = ?").run(key, bytes));
      return undefined;
    }
  }

  #readTagStates(sql: Sql): void {
    for (const row of sql("SELECT tag, stale, expired FROM tag_state").all()) {
      const { tag, ...state } = row as { tag: string } & TagState;
      if (!this.#tagStates.has(tag)) this.#tagStates.set(tag, state);
    }
    // A new file replaces a damaged one.
    this.#writeTagStates(sql, this.#tagStates.keys());
  }

  #writeTagStates(sql: Sql, tags: Iterable<string>): void {
    for (const tag of tags) {
      const { stale = 0, expired = 0 } = this.#tagStates.get(tag) ?? {};
      sql("INSERT OR REPLACE INTO tag_state VALUES (?, ?, ?)").run(tag, stale, expired);
    }
  }
}
