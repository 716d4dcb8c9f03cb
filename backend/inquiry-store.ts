import { createHash, randomUUID } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { inquiryReference } from "../lib/backend/inquiry-key.ts";
import { basicNames, dutyNames, type Inquiry, storedNames } from "../lib/form/fields.ts";
import {
  type FileRefusal,
  filesTable,
  type Receipt,
  type ReceivedFile,
  readFiles,
  removeUnnamedFiles,
  storeFile,
} from "./inquiry-files.ts";
import { periods } from "./periods.ts";

/** `reference` is the one that the visitor saw; empty for inquiries of other programs. `files`: their names. */
export type StoredInquiry = Required<Inquiry> & {
  id: string;
  received_at: string;
  reference: string;
  files: string;
};

const COLUMNS = ["id", "received_at", ...storedNames];

/** The database of inquiries. */
export class InquiryStore {
  readonly #dataDir: string;
  readonly #database: DatabaseSync;
  readonly #insert: StatementSync;
  readonly #byKey: StatementSync;

  /** Opens or creates the database in `dataDir`. Throws when the folder is not writable. */
  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    makeFolder(dataDir);
    const file = databaseFile(dataDir);
    restrictToOwner(file);
    this.#database = new DatabaseSync(file, { timeout: periods.inquiries.lockMs });
    this.#database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      CREATE TABLE IF NOT EXISTS inquiry (
        id TEXT PRIMARY KEY,
        idempotency_key TEXT NOT NULL UNIQUE,
        digest TEXT NOT NULL,
        received_at TEXT NOT NULL,
        ${basicNames.map((name) => `${name} TEXT NOT NULL`)}
      ) STRICT;
      ${filesTable}`);
    addColumns(this.#database);
    this.#insert = this.#database.prepare(
      `INSERT INTO inquiry (idempotency_key, digest, ${COLUMNS}) VALUES (?, ?, ${COLUMNS.map(() => "?")})
       ON CONFLICT (idempotency_key) DO NOTHING`,
    );
    this.#byKey = this.#database.prepare(
      "SELECT id, received_at, digest FROM inquiry WHERE idempotency_key = ?",
    );
  }

  /**
   * Stores the inquiry once per key, across concurrent requests and processes. It is on disk when this returns.
   * @returns the receipt of the first call, or "conflict" when the key belongs to a different inquiry
   * @throws Error when the inquiry could not be stored
   */
  accept(key: string, inquiry: Inquiry): Receipt | "conflict" {
    const values = storedNames.map((name) => inquiry[name] ?? "");
    // An inquiry is the same when a field was added meanwhile, and it has nothing there.
    const digested = values.slice(0, values.findLastIndex(Boolean) + 1);
    const digest = createHash("sha256").update(JSON.stringify(digested)).digest("hex");
    this.#insert.run(key, digest, randomUUID(), new Date().toISOString(), ...values);

    const row = this.#byKey.get(key) as (Receipt & { digest: string }) | undefined;
    if (!row) throw new Error("the inquiry is not in the database after it was stored");
    return row.digest === digest ? { id: row.id, received_at: row.received_at } : "conflict";
  }

  /** Stores a file once per key. It is on disk when this returns. */
  async addFile(
    inquiryKey: string,
    file: ReceivedFile,
    body: ReadableStream<Uint8Array>,
  ): Promise<Receipt | FileRefusal> {
    const inquiry = this.#byKey.get(inquiryKey);
    return inquiry ? storeFile(this.#database, this.#dataDir, String(inquiry.id), file, body) : "no inquiry";
  }

  close(): void {
    this.#database.close();
  }
}

/** `mkdirSync` with `recursive` never returns for a folder that the file system refuses as `/proc` does. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may start at the same time.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Adds columns for fields that an inquiry has got since the database was created. */
function addColumns(database: DatabaseSync): void {
  // Another process may start at the same time.
  database.exec("BEGIN IMMEDIATE");
  const existing = new Set(
    database
      .prepare("PRAGMA table_info(inquiry)")
      .all()
      .map(({ name }) => name),
  );
  for (const name of dutyNames)
    if (!existing.has(name)) database.exec(`ALTER TABLE inquiry ADD COLUMN ${name} TEXT NOT NULL DEFAULT ''`);
  database.exec("COMMIT");
}

/**
 * All inquiries, newest first; `undefined` when there is no database yet. Opens the database read-only, so it may lack the
 * columns that the next start of the backend adds.
 */
export function readInquiries(dataDir: string): StoredInquiry[] | undefined {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return undefined;
  using database = new DatabaseSync(file, { readOnly: true, timeout: periods.inquiries.lockMs });
  const rows = database.prepare("SELECT * FROM inquiry ORDER BY received_at DESC, rowid DESC").all();
  const files = Map.groupBy(readFiles(database), ({ inquiry_id }) => inquiry_id);
  return rows.map((row) => ({
    ...(Object.fromEntries(COLUMNS.map((name) => [name, row[name] ?? ""])) as Required<Inquiry> & Receipt),
    reference: inquiryReference(String(row.idempotency_key)),
    files: (files.get(String(row.id)) ?? [])
      .map(({ name, size }) => `${name} (${Math.ceil(size / 1024)} kB)`)
      .join(", "),
  }));
}

/**
 * Deletes inquiries and erases them from the files of the database.
 * @param which a reference or an id, or a day (`2026-01-31`): all that were received before it, in UTC
 * @returns the number of deleted inquiries
 */
export function deleteInquiries(dataDir: string, which: { name: string } | { before: string }): number {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return 0;
  using database = new DatabaseSync(file, { timeout: periods.inquiries.lockMs });
  database.exec("PRAGMA secure_delete = ON");
  const files = readFiles(database);
  const { changes } =
    "before" in which
      ? database.prepare("DELETE FROM inquiry WHERE received_at < ?").run(which.before)
      : database
          .prepare("DELETE FROM inquiry WHERE id = :name OR substr(idempotency_key, 1, 14) = :name || '.'")
          .run({ name: which.name });
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  removeUnnamedFiles(dataDir, database, files);
  return Number(changes);
}

/** The database contains personal data. SQLite gives its other files the mode of the first. */
function restrictToOwner(file: string): void {
  closeSync(openSync(file, "a", 0o600));
}

/** Path of the database in a data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, "inquiries.sqlite");
}
