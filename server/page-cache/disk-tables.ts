import { DatabaseSync, type StatementSync } from "node:sqlite";
import { periods } from "../../lib/runtime/periods.ts";
import { restrictToOwner } from "../../lib/runtime/restrict-to-owner.ts";
import type { TagState } from "./page-store.ts";

export type Statements = Record<
  | "get"
  | "touch"
  | "set"
  | "delete"
  | "deleteDamaged"
  | "totalBytes"
  | "leastRecentlyUsed"
  | "latestKeys"
  | "setTagState",
  StatementSync
>;

type TagStateRow = { tag: string; stale: number | null; expired: number | null };

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
  CREATE TABLE IF NOT EXISTS tag_state (tag TEXT PRIMARY KEY, stale INTEGER, expired INTEGER) STRICT`;

/** @throws Node's error with an `errcode` when the file is not a database, or cannot be opened */
export function openTables(file: string) {
  restrictToOwner(file);
  const database = new DatabaseSync(file, { timeout: periods.database.lockMs });
  try {
    // A crash of the process loses nothing, a crash of the machine at most the newest pages.
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
      deleteDamaged: database.prepare("DELETE FROM page WHERE key = ? AND bytes = ?"),
      totalBytes: database.prepare("SELECT coalesce(sum(size), 0) AS bytes FROM page WHERE quota = ?"),
      leastRecentlyUsed: database.prepare("SELECT key, size FROM page WHERE quota = ? ORDER BY used"),
      latestKeys: database.prepare("SELECT key, quota FROM page ORDER BY used DESC LIMIT ?"),
      setTagState: database.prepare(`
        INSERT INTO tag_state (tag, stale, expired) VALUES (?, ?, ?)
        ON CONFLICT (tag) DO UPDATE SET stale = excluded.stale, expired = excluded.expired`),
    };
    const rows = database.prepare("SELECT tag, stale, expired FROM tag_state").all() as TagStateRow[];
    const tagStates = rows.map(({ tag, stale, expired }): [string, TagState] => [
      tag,
      { ...(stale !== null && { stale }), ...(expired !== null && { expired }) },
    ]);
    return { database, statements, tagStates };
  } catch (error) {
    database.close();
    throw error;
  }
}
