import { closeSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { logOncePerMinute } from "./log-limit.ts";
import { periods } from "./periods.ts";

/** A crash of the process loses nothing, a crash of the machine at most the latest changes. */
const pragmas = "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 8388608";

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damageCodes = [11, 26];

/**
 * Opens the database of a cache, which only its owner may read: it may hold content that is no longer published.
 * @param file created when missing; its folder must exist
 * @param prepare creates missing tables
 * @throws Node's error, with an `errcode` when the file is not a database
 */
export function openDatabase(file: string, prepare: (database: DatabaseSync) => void): DatabaseSync {
  // SQLite gives its other files the mode of the first.
  closeSync(openSync(file, "a", 0o600));
  const database = new DatabaseSync(file, { timeout: periods.database.lockMs });
  try {
    database.exec(pragmas);
    prepare(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Prepares each statement once. */
export type Sql = (statement: string) => StatementSync;

type Options = {
  /** Begins its lines in the log. */
  name: string;
  tables: string;
  /** Called whenever the file is opened. */
  onOpen?: (sql: Sql) => void;
  /** Called when a damaged file is replaced. */
  onDamage?: () => void;
};

/**
 * A database that a cache can do without: a disk that fails is logged, and has nothing. It is opened at once, and again by its
 * next use where that was not possible.
 */
export class CacheDatabase {
  readonly #file: string;
  readonly #options: Options;
  #database: DatabaseSync | undefined;
  #sql: Sql | undefined;

  /** @param file created when missing; its folder must exist */
  constructor(file: string, options: Options) {
    this.#file = file;
    this.#options = options;
    this.run(() => {});
  }

  /**
   * Never throws.
   * @returns undefined where the disk fails
   */
  run<T>(work: (sql: Sql) => T): T | undefined {
    const { name } = this.#options;
    const file = this.#file;
    try {
      this.#sql ??= this.#open();
      return work(this.#sql);
    } catch (error) {
      const { errcode = 0, message: reason } = error as Error & { errcode?: number };
      if (damageCodes.includes(errcode & 0xff)) this.#moveAside(reason);
      else logOncePerMinute("warn", `${name} ${reason}`, { file, reason }, `${name}: cannot use the disk`);
      return undefined;
    }
  }

  close(): void {
    this.#database?.close();
    this.#database = this.#sql = undefined;
  }

  #open(): Sql {
    const { tables, onOpen } = this.#options;
    // Node's createTagStore() does the same, but leaves the file open after close() (24.21.0).
    const statements = new Map<string, StatementSync>();
    const sqlOf = (database: DatabaseSync) => (text: string) => {
      const statement = statements.get(text) ?? database.prepare(text);
      statements.set(text, statement);
      return statement;
    };
    this.#database = openDatabase(this.#file, (database) => {
      database.exec(tables);
      onOpen?.(sqlOf(database));
    });
    return sqlOf(this.#database);
  }

  /** Keeps only the latest damaged file. The next use creates a new one, or tries again. */
  #moveAside(reason: string): void {
    const { name, onDamage } = this.#options;
    const file = this.#file;
    const damagedFile = join(dirname(file), "damaged.sqlite");
    const line = `${name}: replaced a damaged database`;
    logOncePerMinute("warn", `${name} ${file}`, { file, damagedFile, reason }, line);
    onDamage?.();
    try {
      this.close();
      renameSync(file, damagedFile);
      for (const end of ["-wal", "-shm"]) rmSync(file + end, { force: true });
    } catch (error) {
      const details = { file, reason: (error as Error).message };
      logOncePerMinute("warn", `${name} ${details.reason}`, details, `${name}: cannot use the disk`);
    }
  }
}
