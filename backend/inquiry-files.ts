/** The files of inquiries, beside their database: each under the id of its row. */
import { createHash, randomUUID } from "node:crypto";
import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { flush } from "./flush.ts";
import { periods } from "./periods.ts";

/** `sha256` is in hexadecimal; `key` is the file's own idempotency key. */
export type ReceivedFile = { key: string; name: string; type: string; sha256: string };

/** The site sends 25 MB at most, in all files of an inquiry. */
export const maxFileBytes = 32 * 1024 * 1024;

/** `id` is a UUID, `received_at` an ISO 8601 time in UTC. */
export type Receipt = { id: string; received_at: string };

export type FileRefusal = "no inquiry" | "conflict" | "too large" | "another digest";

/** A file as lists show it. */
export type StoredFile = { id: string; inquiry_id: string; name: string; type: string; size: number };

export const filesTable = `
  CREATE TABLE IF NOT EXISTS inquiry_file (
    id TEXT PRIMARY KEY,
    inquiry_id TEXT NOT NULL REFERENCES inquiry (id) ON DELETE CASCADE,
    idempotency_key TEXT NOT NULL UNIQUE,
    sha256 TEXT NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    size INTEGER NOT NULL,
    received_at TEXT NOT NULL
  ) STRICT`;

export const filesFolder = (dataDir: string): string => join(dataDir, "files");

/**
 * Writes the body into the folder while its digest is computed.
 * @param sha256 expected digest, in hexadecimal
 * @returns id and size of the file, which is on disk then
 */
export async function writeFile(
  dataDir: string,
  sha256: string,
  body: ReadableStream<Uint8Array>,
): Promise<{ id: string; size: number } | "too large" | "another digest"> {
  const folder = filesFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const id = randomUUID();
  const partial = join(folder, `${id}.partial`);
  const hash = createHash("sha256");
  let size = 0;
  const measure = async function* (source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxFileBytes) return;
      hash.update(chunk);
      yield chunk;
    }
  };
  try {
    await pipeline(
      Readable.fromWeb(body as NodeStream<Uint8Array>),
      measure,
      createWriteStream(partial, { mode: 0o600, flags: "wx", flush: true }),
    );
    if (size > maxFileBytes) return "too large";
    if (hash.digest("hex") !== sha256) return "another digest";
    renameSync(partial, join(folder, id));
    flush(folder);
    return { id, size };
  } finally {
    rmSync(partial, { force: true });
  }
}

/** Stores a file once per key. It is on disk when this returns. */
export async function storeFile(
  database: DatabaseSync,
  dataDir: string,
  inquiryId: string,
  { key, name, type, sha256 }: ReceivedFile,
  body: ReadableStream<Uint8Array>,
): Promise<Receipt | FileRefusal> {
  const find = () => {
    const row = database
      .prepare("SELECT id, received_at, sha256, inquiry_id FROM inquiry_file WHERE idempotency_key = ?")
      .get(key);
    if (!row) return undefined;
    const isSame = row.sha256 === sha256 && row.inquiry_id === inquiryId;
    return isSame ? { id: String(row.id), received_at: String(row.received_at) } : "conflict";
  };
  const earlier = find();
  if (earlier) return body.cancel().then(() => earlier);
  const written = await writeFile(dataDir, sha256, body);
  if (typeof written === "string") return written;
  // The inquiry may have been deleted meanwhile.
  database
    .prepare(
      `INSERT INTO inquiry_file (id, idempotency_key, sha256, name, type, size, received_at, inquiry_id)
       SELECT ?, ?, ?, ?, ?, ?, ?, id FROM inquiry WHERE id = ? ON CONFLICT (idempotency_key) DO NOTHING`,
    )
    .run(written.id, key, sha256, name, type, written.size, new Date().toISOString(), inquiryId);
  const stored = find();
  if (typeof stored !== "object" || stored.id !== written.id)
    rmSync(join(filesFolder(dataDir), written.id), { force: true });
  return stored ?? "no inquiry";
}

/** Rows of files, by their order. */
export function readFiles(database: DatabaseSync): StoredFile[] {
  const rows = database.prepare("SELECT id, inquiry_id, name, type, size FROM inquiry_file ORDER BY rowid");
  return rows.all() as StoredFile[];
}

/**
 * Removes files that no row names any more: those of deleted inquiries, and what a process left that ended midway.
 * @param before rows before inquiries were deleted
 */
export function removeUnnamedFiles(dataDir: string, database: DatabaseSync, before: StoredFile[]): void {
  const folder = filesFolder(dataDir);
  if (!existsSync(folder)) return;
  const named = new Set(readFiles(database).map(({ id }) => id));
  for (const { id } of before) if (!named.has(id)) rmSync(join(folder, id), { force: true });
  for (const name of readdirSync(folder)) {
    const stat = statSync(join(folder, name), { throwIfNoEntry: false });
    // A younger one may be arriving.
    const isOld = stat && Date.now() - stat.mtimeMs > periods.inquiries.arrivalMs;
    if (isOld && !named.has(name)) rmSync(join(folder, name), { force: true });
  }
}

/**
 * Copies the files of rows to a folder, each until it is on disk.
 * @param nameOf path below the target
 * @returns rows whose file is missing, such as those deleted meanwhile
 */
export function copyFiles(
  source: string,
  target: string,
  files: StoredFile[],
  nameOf: (file: StoredFile) => string = ({ id }) => id,
): StoredFile[] {
  return files.filter((file) => {
    const from = join(source, file.id);
    if (!existsSync(from)) return true;
    const to = join(target, nameOf(file));
    cpSync(from, to);
    flush(to);
    return false;
  });
}
