import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { openDatabase, transact } from "../runtime/cache-database.ts";
import { log } from "../runtime/log.ts";

/** Changes with the tables, the names of sources, and how words are compared: a file of another version is rebuilt. */
const version = 3;

const tables = `
  CREATE TABLE document (
    id INTEGER PRIMARY KEY,
    source TEXT NOT NULL,
    kind TEXT NOT NULL,
    path TEXT NOT NULL,
    title TEXT NOT NULL,
    label TEXT NOT NULL,
    facts TEXT NOT NULL,
    text TEXT NOT NULL,
    hash TEXT NOT NULL,
    UNIQUE (source, path)
  ) STRICT;
  CREATE TABLE source (name TEXT PRIMARY KEY) STRICT;
  CREATE VIRTUAL TABLE word USING fts5 (
    title, facts, text, content = '', contentless_delete = 1, prefix = '2 3',
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc' tokenchars '.'"
  );
  CREATE VIRTUAL TABLE vocabulary USING fts5vocab (word, row);
  PRAGMA user_version = ${version}`;

/**
 * Opens the index in a file, which may be shared with another process of the same build. It is rebuilt when it is damaged
 * or of another version; without a file, or where the disk cannot be written, it is in memory.
 */
export function openTables(file?: string): DatabaseSync {
  for (const isRetry of file ? [false, true] : []) {
    try {
      if (isRetry) for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
      return openFile(String(file));
    } catch (error) {
      // The second failure has the same cause.
      if (!isRetry)
        log.warn({ file, reason: (error as Error).message }, "search: cannot use the index on disk");
    }
  }
  const database = new DatabaseSync(":memory:");
  database.exec(tables);
  return database;
}

function openFile(file: string): DatabaseSync {
  return openDatabase(file, (database) =>
    // Another process may be creating the tables.
    transact(database, () => {
      const { user_version: found } = database.prepare("PRAGMA user_version").get() as {
        user_version: number;
      };
      if (found === 0) database.exec(tables);
      else if (found !== version) throw new Error(`version ${found} instead of ${version}`);
    }),
  );
}
