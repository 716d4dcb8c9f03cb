import { createHash, randomUUID } from "node:crypto";
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { z } from "zod";
import type { inquiry } from "../lib/backend/schemas.ts";

export type Inquiry = z.output<typeof inquiry>;
export type StoredInquiry = Inquiry & { id: string; received_at: string };

/** `id` is a UUID, `received_at` an ISO 8601 time in UTC. */
export type Receipt = { id: string; received_at: string };

const COLUMNS = "id, received_at, name, email, phone, company, subject, message, page";

/** The database of inquiries. */
export class InquiryStore {
  readonly #database: DatabaseSync;
  readonly #insert: StatementSync;
  readonly #byKey: StatementSync;

  /** Opens or creates the database in `dataDir`. Throws when the folder is not writable. */
  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const file = databaseFile(dataDir);
    restrictToOwner(file);
    this.#database = new DatabaseSync(file, { timeout: 5000 });
    this.#database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      CREATE TABLE IF NOT EXISTS inquiry (
        id TEXT PRIMARY KEY,
        idempotency_key TEXT NOT NULL UNIQUE,
        digest TEXT NOT NULL,
        received_at TEXT NOT NULL,
        name TEXT NOT NULL,
        email TEXT NOT NULL,
        phone TEXT NOT NULL,
        company TEXT NOT NULL,
        subject TEXT NOT NULL,
        message TEXT NOT NULL,
        page TEXT NOT NULL
      ) STRICT`);
    this.#insert = this.#database.prepare(
      `INSERT INTO inquiry (idempotency_key, digest, ${COLUMNS}) VALUES (?, ?, ${COLUMNS.replace(/\w+/g, "?")})
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
    const { name, email, phone, company, subject, message, page } = inquiry;
    const fields = [name, email, phone, company, subject, message, page];
    const digest = createHash("sha256").update(JSON.stringify(fields)).digest("hex");
    this.#insert.run(key, digest, randomUUID(), new Date().toISOString(), ...fields);

    const row = this.#byKey.get(key) as (Receipt & { digest: string }) | undefined;
    if (!row) throw new Error("the inquiry is not in the database after it was stored");
    return row.digest === digest ? { id: row.id, received_at: row.received_at } : "conflict";
  }

  close(): void {
    this.#database.close();
  }
}

/** All inquiries, newest first; `undefined` when there is no database yet. Opens the database read-only. */
export function readInquiries(dataDir: string): StoredInquiry[] | undefined {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return undefined;
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const rows = database
      .prepare(`SELECT ${COLUMNS} FROM inquiry ORDER BY received_at DESC, rowid DESC`)
      .all();
    return rows as StoredInquiry[];
  } finally {
    database.close();
  }
}

/** The database contains personal data. SQLite gives its other files the mode of the first. */
function restrictToOwner(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  // Earlier versions left the mode to the umask.
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600);
}

function databaseFile(dataDir: string): string {
  return join(dataDir, "inquiries.sqlite");
}
