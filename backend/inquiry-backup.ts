import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { basicNames } from "../lib/form/fields.ts";
import { flush } from "./flush.ts";
import { copyFiles, filesFolder, readFiles } from "./inquiry-files.ts";
import { databaseFile, InquiryStore } from "./inquiry-store.ts";
import { periods } from "./periods.ts";

/** Columns of every version of the database. */
const REQUIRED = ["id", "idempotency_key", "digest", "received_at", ...basicNames];

export type Restored = { added: number; present: number };

/**
 * Copies all inquiries to one file while visitors write: the file holds those that were confirmed before the call; their files
 * are in a folder beside it, `{file}.files`. The file is on disk and has been read again when this returns, so that a backup that exists is complete.
 * @returns the number of inquiries in the file
 * @throws Error when there is no database, or when the file exists or cannot be written
 */
export function backUpInquiries(dataDir: string, target: string): number {
  const source = databaseFile(dataDir);
  const file = resolve(target);
  if (!existsSync(source)) throw new Error(`there is no database in ${dataDir}`);
  for (const path of [file, `${file}.files`])
    if (existsSync(path)) throw new Error(`${path} already exists; a backup never overwrites a file`);
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  // VACUUM INTO accepts an empty file, whose mode SQLite keeps: the backup contains personal data.
  closeSync(openSync(partial, "wx", 0o600));
  try {
    using database = new DatabaseSync(source, { timeout: periods.inquiries.lockMs });
    // One read transaction: writers continue, and no remains of deleted inquiries are copied.
    database.prepare("VACUUM INTO ?").run(partial);
    const count = countInquiries(partial);
    saveFiles(dataDir, partial, `${file}.files`);
    flush(partial);
    renameSync(partial, file);
    flush(dirname(file));
    return count;
  } catch (error) {
    rmSync(partial, { force: true });
    rmSync(`${file}.files`, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Adds the inquiries of a backup that the database lacks, in one transaction, while visitors write. Those received since the
 * backup stay, and existing ones stay unchanged.
 * @throws Error when the file is not a complete backup; then nothing has changed
 */
export function restoreInquiries(dataDir: string, source: string): Restored {
  const file = resolve(source);
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const total = countInquiries(file);
  // Creates a missing database, and adds the columns of new fields.
  new InquiryStore(dataDir).close();
  using database = new DatabaseSync(databaseFile(dataDir), { timeout: periods.inquiries.lockMs });
  database.exec("PRAGMA synchronous = FULL");
  database.prepare("ATTACH ? AS backup").run(file);
  const [current, saved] = [columnsOf(database, "main"), columnsOf(database, "backup")];
  const shared = current.filter((name) => saved.includes(name)).join(", ");
  const fileColumns = columnsOf(database, "backup", "inquiry_file").join(", ");
  // Before their rows: what no row names is removed later.
  restoreFiles(dataDir, file);
  database.exec("BEGIN IMMEDIATE");
  const { changes } = database
    .prepare(
      `INSERT INTO main.inquiry (${shared}) SELECT ${shared} FROM backup.inquiry WHERE true
       ORDER BY rowid ON CONFLICT DO NOTHING`,
    )
    .run();
  database.exec(
    `INSERT INTO main.inquiry_file (${fileColumns}) SELECT ${fileColumns} FROM backup.inquiry_file
     WHERE inquiry_id IN (SELECT id FROM main.inquiry) ORDER BY rowid ON CONFLICT DO NOTHING`,
  );
  database.exec("COMMIT");
  return { added: Number(changes), present: total - Number(changes) };
}

function saveFiles(dataDir: string, backup: string, target: string): void {
  using database = new DatabaseSync(backup);
  const files = readFiles(database);
  if (files.length === 0) return;
  mkdirSync(target, { mode: 0o700 });
  // Deleted since the copy of the database.
  for (const { id } of copyFiles(filesFolder(dataDir), target, files))
    database.prepare("DELETE FROM inquiry_file WHERE id = ?").run(id);
  flush(target);
}

function restoreFiles(dataDir: string, backup: string): void {
  using database = new DatabaseSync(backup, { readOnly: true });
  const target = filesFolder(dataDir);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const [missing] = copyFiles(`${backup}.files`, target, readFiles(database));
  if (missing) throw new Error(`${backup}.files lacks the file ${missing.name}`);
  flush(target);
}

/** Reads the whole file. Throws unless it is a complete database of inquiries. */
function countInquiries(file: string): number {
  using database = new DatabaseSync(file, { readOnly: true });
  try {
    const [check] = database.prepare("PRAGMA integrity_check(1)").all();
    if (check?.integrity_check !== "ok") throw new Error(String(check?.integrity_check));
    const missing = REQUIRED.filter((name) => !columnsOf(database, "main").includes(name));
    if (missing.length > 0) throw new Error("it contains no inquiries");
    return Number(database.prepare("SELECT count(*) AS count FROM inquiry").get()?.count);
  } catch (error) {
    throw new Error(`${file} is not a complete backup: ${(error as Error).message}`);
  }
}

function columnsOf(database: DatabaseSync, schema: "main" | "backup", table = "inquiry"): string[] {
  const rows = database.prepare("SELECT name FROM pragma_table_info(?, ?)").all(table, schema);
  return rows.map(({ name }) => String(name));
}
