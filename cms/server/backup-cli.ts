/** `npm run cms:backup` and `npm run cms:restore`: the database and the files of the CMS, as a folder. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { plainFile, plainFiles } from "../../backend/plain-file.ts";

const { CMS_DATA_DIR = "", CMS_PORT, DATABASE_URL, S3_BUCKET } = process.env;
const [action, name] = process.argv.slice(2);
if (!name || name === "--help") {
  console.log(`Usage: npm run cms:${action} -- <folder>

cms:backup writes the database and the files to a new folder; the CMS may be running. cms:restore replaces the current
ones with those of the backup; stop the CMS first. Postgres needs pg_dump and pg_restore. Files in a bucket are not touched.`);
  process.exit(name ? 0 : 2);
}
const folder = resolve(import.meta.dirname, "../..", name);
const media = join(CMS_DATA_DIR, "media");
const database = join(CMS_DATA_DIR, "cms.sqlite");
const inquiryFiles = join(CMS_DATA_DIR, "files");
const saved = {
  media: join(folder, "media"),
  inquiryFiles: join(folder, "files"),
  sqlite: join(folder, "cms.sqlite"),
  dump: join(folder, "cms.dump"),
};

if (action === "backup") {
  if (existsSync(folder)) fail(`${folder} already exists. Name a new folder.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (DATABASE_URL) postgres("pg_dump", "--format=custom", `--file=${saved.dump}`);
  else await backup(new DatabaseSync(database, { readOnly: true }), saved.sqlite);
  // After the database: each file that it names was written before.
  if (existsSync(inquiryFiles)) cpSync(inquiryFiles, saved.inquiryFiles, { recursive: true });
  if (!S3_BUCKET && existsSync(media)) cpSync(media, saved.media, { recursive: true });
  console.log(`The CMS is backed up in ${folder}. It contains personal data.`);
  if (S3_BUCKET) console.log(`The files are not in it: back up the bucket ${S3_BUCKET}, too.`);
} else {
  const source = DATABASE_URL ? saved.dump : saved.sqlite;
  if (!existsSync(source)) fail(`${source} is missing: ${folder} has no backup of this kind of database.`);
  const isRunning = await fetch(`http://127.0.0.1:${CMS_PORT}/`, { redirect: "manual" }).catch(
    () => undefined,
  );
  if (isRunning) fail("The CMS is running. Stop it first, then restore.");
  refuseLinks(basename(source));
  if (DATABASE_URL)
    postgres("pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction", source);
  else {
    mkdirSync(CMS_DATA_DIR, { recursive: true, mode: 0o700 });
    for (const end of ["", "-wal", "-shm"]) rmSync(database + end, { force: true });
    cpSync(source, database);
  }
  if (existsSync(saved.inquiryFiles)) {
    rmSync(inquiryFiles, { recursive: true, force: true });
    cpSync(saved.inquiryFiles, inquiryFiles, { recursive: true });
  }
  if (S3_BUCKET) console.log(`The files are those of the bucket ${S3_BUCKET}.`);
  else if (existsSync(saved.media)) {
    rmSync(media, { recursive: true, force: true });
    cpSync(saved.media, media, { recursive: true });
  }
  console.log(`The CMS is restored from ${folder}.`);
}

/** A link in an archive of a backup would publish a file of this machine. */
function refuseLinks(database: string): void {
  try {
    plainFile(folder, database);
    plainFiles(folder, "media");
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
