/** The files of inquiries: their bytes are in the folder `files`, each file under its UUID. */
import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, rmSync } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { Payload } from "payload";
import { findByKey, type Stored, storeOnce } from "./inquiry-collection.ts";
import { dataDir } from "./settings.ts";

/** `sha256` is in hexadecimal; `key` is the file's own idempotency key. */
export type ReceivedFile = { key: string; name: string; type: string; sha256: string };

/** The site sends 25 MB at most, in all files of an inquiry. */
export const maxFileBytes = 32 * 1024 * 1024;

const folder = join(dataDir, "files");
const pathOf = (uuid: string) => join(folder, uuid);

/** @returns undefined where the bytes are missing */
export function openInquiryFile(uuid: string): ReadableStream<Uint8Array> | undefined {
  return /^[0-9a-f-]{36}$/.test(uuid) && existsSync(pathOf(uuid))
    ? (Readable.toWeb(createReadStream(pathOf(uuid))) as ReadableStream<Uint8Array>)
    : undefined;
}

export function removeInquiryFile(uuid: string): void {
  rmSync(pathOf(uuid), { force: true });
}

/**
 * Stores a file of the inquiry with this key, once per key of the file.
 * @throws Error when the file could not be stored
 */
export async function storeInquiryFile(
  payload: Payload,
  inquiryKey: string,
  { key, name, type, sha256 }: ReceivedFile,
  body: ReadableStream<Uint8Array>,
): Promise<Stored> {
  const inquiry = await findByKey(payload, "inquiries", inquiryKey);
  if (!inquiry) return "no inquiry";
  let uuid: string | undefined;
  let stored: Stored | undefined;
  const prepare = async () => {
    const written = await writeFile(sha256, body);
    if (typeof written === "string") return written;
    ({ uuid } = written);
    return { name, type, ...written };
  };
  try {
    stored = await storeOnce(payload, "inquiry-files", key, { sha256, inquiry: inquiry.id }, prepare);
    return stored;
  } finally {
    if (!body.locked) await body.cancel();
    const isStored = typeof stored === "object" && stored.id === uuid;
    if (uuid && !isStored) removeInquiryFile(uuid);
  }
}

/**
 * Writes the body to the disk while its digest is computed.
 * @returns name and size of the file, which is on disk then
 */
async function writeFile(sha256: string, body: ReadableStream<Uint8Array>) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const uuid = randomUUID();
  const partial = pathOf(`${uuid}.partial`);
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
    await rename(partial, pathOf(uuid));
    // The name, too, has to be on disk.
    await using names = await open(folder);
    await names.sync();
    return { uuid, size };
  } finally {
    rmSync(partial, { force: true });
  }
}
