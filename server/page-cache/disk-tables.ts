import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { TagState } from "./page-store.ts";

export type Statements = Record<
  "get" | "touch" | "set" | "delete" | "drop" | "total" | "oldest" | "mark",
  StatementSync
>;

type MarkRow = { tag: string; stale: number | null; expired: number | null };

const tables = `
  CREATE TABLE IF NOT EXISTS page (
    key TEXT PRIMARY KEY,
    quota TEXT NOT NULL,
    modified INTEGER NOT NULL,
    used INTEGER NOT NULL,
    size INTEGER NOT NULL,
    bytes BLOB NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS page_use ON page (quota, used, size);
  CREATE TABLE IF NOT EXISTS mark (tag TEXT PRIMARY KEY, stale INTEGER, expired INTEGER) STRICT`;

/**
 * Opens a page store's database, made when it is not there.
 * @throws Node's error with an `errcode` where the file is something else, or cannot be opened
 */
export function openTables(file: string) {
  const database = new DatabaseSync(file, { timeout: 1000 });
  try {
    // Nothing is lost when the process ends, and the newest pages at most when the machine does.
    database.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 8388608`,
    );
    database.exec(tables);
    const statements: Statements = {
      get: database.prepare("SELECT bytes, used FROM page WHERE key = ?"),
      touch: database.prepare("UPDATE page SET used = ? WHERE key = ?"),
      set: database.prepare(`
        INSERT INTO page (key, quota, modified, used, size, bytes) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (key) DO UPDATE SET quota = excluded.quota, modified = excluded.modified,
          used = excluded.used, size = excluded.size, bytes = excluded.bytes
        WHERE excluded.modified >= page.modified`),
      delete: database.prepare("DELETE FROM page WHERE key = ?"),
      drop: database.prepare("DELETE FROM page WHERE key = ? AND bytes = ?"),
      total: database.prepare("SELECT coalesce(sum(size), 0) AS bytes FROM page WHERE quota = ?"),
      oldest: database.prepare("SELECT key, size FROM page WHERE quota = ? ORDER BY used"),
      mark: database.prepare(`
        INSERT INTO mark (tag, stale, expired) VALUES (?, ?, ?)
        ON CONFLICT (tag) DO UPDATE SET stale = excluded.stale, expired = excluded.expired`),
    };
    const rows = database.prepare("SELECT tag, stale, expired FROM mark").all() as MarkRow[];
    const marks = rows.map(({ tag, stale, expired }): [string, TagState] => [
      tag,
      { ...(stale !== null && { stale }), ...(expired !== null && { expired }) },
    ]);
    return { database, statements, marks };
  } catch (error) {
    database.close();
    throw error;
  }
}
