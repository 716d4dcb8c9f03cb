import { closeSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { logOncePerMinute } from "./log-limit.ts";
import { periods } from "./periods.ts";

/** A crash of the process loses nothing, a crash of the machine at most the latest changes. */
const pragmas = "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 8388608";

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damageCodes = [11, 26];
const busyCode = 5;

const codeOf = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) & 0xff;

/** True for an error of SQLite: its file, or the disk, cannot be used. False where another process has locked the file for long. */
export function isDiskFailure(error: unknown): boolean {
  return codeOf(error) !== 0 && codeOf(error) !== busyCode;
}

/**
 * Opens the database of a cache, which only its owner may read: it may hold content that is no longer published.
 * @param file created when missing, with its folder
 * @param prepare creates missing tables
 * @throws Node's error, with an `errcode` when the file is not a database
 */
export function openDatabase(file: string, prepare: (database: DatabaseSync) => void): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
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

/**
 * The one way to write: what it returns is on the disk. Outside of a transaction, a statement with RETURNING has its row before it is
 * written, and SQLite tells nobody that this has failed.
 * @throws what `work` or the disk throws; nothing is written then
 */
export function transact<T>(database: DatabaseSync, work: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    // On a full disk, SQLite has rolled back by itself.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

/** Prepares each statement once. */
export type Sql = (statement: string) => StatementSync;
/** A statement that changes nothing in the database. */
type Query = `SELECT ${string}` | `PRAGMA ${string}`;

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

  /** @param file created when missing, with its folder */
  constructor(file: string, options: Options) {
    this.#file = file;
    this.#options = options;
    this.read(() => {});
  }

  /**
   * Never throws.
   * @returns undefined where the disk fails
   */
  read<T>(work: (sql: (query: Query) => StatementSync) => T): T | undefined {
    return this.#try((_, sql) => work(sql));
  }

  /**
   * Writes all of `work`, or nothing. Never throws.
   * @returns undefined where the disk fails; anything else is on the disk
   */
  write<T>(work: (sql: Sql) => T): T | undefined {
    return this.#try((database, sql) => transact(database, () => work(sql)));
  }

  #try<T>(work: (database: DatabaseSync, sql: Sql) => T): T | undefined {
    try {
      this.#sql ??= this.#open();
      return work(this.#database as DatabaseSync, this.#sql);
    } catch (error) {
      const { message: reason } = error as Error;
      if (damageCodes.includes(codeOf(error))) this.#moveAside(reason);
      else this.#logFailure(reason);
      return undefined;
    }
  }

  #logFailure(reason: string): void {
    const [{ name }, file] = [this.#options, this.#file];
    logOncePerMinute("warn", `disk ${file}`, { file, reason }, `${name}: cannot use the disk`);
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
      this.#logFailure((error as Error).message);
    }
  }
}
