/** `npm run cms:backup` and `npm run cms:restore`: the database and the files of the CMS, as a folder. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { plainFile, plainFiles } from "../../backend/plain-file.ts";
import { dataDir } from "./settings.ts";

const { CMS_PORT, DATABASE_URL } = process.env;
const [action, name] = process.argv.slice(2);
if (!name || name === "--help") {
  console.log(`Usage: npm run cms:${action} -- <folder>

cms:backup writes the database and the files to a new folder; the CMS may be running. cms:restore replaces the current
ones with those of the backup; stop the CMS first. Postgres needs pg_dump and pg_restore.`);
  process.exit(name ? 0 : 2);
}
const folder = resolve(import.meta.dirname, "../..", name);
const database = join(dataDir, "cms.sqlite");
const saved = join(folder, DATABASE_URL ? "cms.dump" : "cms.sqlite");
/** `files` has those of inquiries. */
const fileFolders = ["files", "media"];
// Backups and what is restored contain personal data.
process.umask(0o077);

if (action === "backup") {
  if (existsSync(folder)) fail(`${folder} already exists. Name a new folder.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (DATABASE_URL) postgres("pg_dump", "--format=custom", `--file=${saved}`);
  else await backup(new DatabaseSync(database, { readOnly: true }), saved);
  // After the database: each file that it names was written before.
  for (const name of fileFolders) replaceFolder(join(folder, name), join(dataDir, name));
  console.log(`The CMS is backed up in ${folder}. It contains personal data.`);
} else {
  if (!existsSync(saved)) fail(`${saved} is missing: ${folder} has no backup of this kind of database.`);
  const isRunning = await fetch(`http://127.0.0.1:${CMS_PORT}/`, { redirect: "manual" }).catch(
    () => undefined,
  );
  if (isRunning) fail("The CMS is running. Stop it first, then restore.");
  refuseLinks(basename(saved));
  if (DATABASE_URL)
    postgres("pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction", saved);
  else {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    restoreSqlite();
  }
  for (const name of fileFolders)
    if (existsSync(join(folder, name))) replaceFolder(join(dataDir, name), join(folder, name));
  console.log(`The CMS is restored from ${folder}.`);
}

/** Empties the target where there is no source. */
function replaceFolder(target: string, source: string): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  if (existsSync(source)) cpSync(source, target, { recursive: true });
}

/** The current database stays where the copy is damaged or incomplete. */
function restoreSqlite(): void {
  const copy = `${database}-restored`;
  cpSync(saved, copy);
  const problem = findDamage(copy);
  if (problem) {
    rmSync(copy);
    fail(`${saved} is damaged (${problem}). Nothing was restored.`);
  }
  for (const end of ["-wal", "-shm"]) rmSync(database + end, { force: true });
  renameSync(copy, database);
}

function findDamage(file: string): string | undefined {
  const sqlite = new DatabaseSync(file);
  try {
    const result = sqlite.prepare("PRAGMA quick_check(1)").get()?.quick_check;
    // An empty file is a database without tables.
    sqlite.prepare("SELECT 1 FROM users").get();
    return result === "ok" ? undefined : String(result);
  } catch (error) {
    return (error as Error).message;
  } finally {
    sqlite.close();
  }
}

/** A link in an archive of a backup would publish a file of this machine. */
function refuseLinks(database: string): void {
  try {
    plainFile(folder, database);
    for (const name of fileFolders) plainFiles(folder, name);
  } catch (error) {
    fail(`${folder} was not restored: ${(error as Error).message}.`);
  }
}

/** Other users of the machine see arguments, and so no password is one. */
function postgres(program: string, ...args: string[]): void {
  const url = new URL(DATABASE_URL ?? "");
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(url.password) };
  url.password = "";
  try {
    execFileSync(program, [...args, `--dbname=${url}`], { env, stdio: ["ignore", "inherit", "inherit"] });
  } catch (error) {
    fail(`${program} failed: ${(error as Error).message}`);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
