import { createReadStream, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Payload } from "payload";
import {
  type FileRefusal,
  filesFolder,
  type Receipt,
  type ReceivedFile,
  writeFile,
} from "../../backend/inquiry-files.ts";
import { bridge } from "../content/bridge.ts";

type Row = { uuid: string; receivedAt: string; sha256: string; inquiry: number };
type Stored = Receipt | FileRefusal;

const collection = "inquiry-files";

/** The inquiry or the file that was stored with a key. */
export async function findByKey<T>(payload: Payload, collection: string, key: string) {
  const where = { idempotencyKey: { equals: key } };
  const { docs } = await payload.find({ collection, where, depth: 0, limit: 1, pagination: false });
  return docs[0] as T | undefined;
}

/** The bytes are in the folder `files`, each file under its UUID. */
export function connectInquiryFiles(dataDir: string): void {
  const pathOf = (uuid: string) => join(filesFolder(dataDir), uuid);
  bridge().openInquiryFile = (uuid) =>
    /^[0-9a-f-]{36}$/.test(uuid) && existsSync(pathOf(uuid))
      ? (Readable.toWeb(createReadStream(pathOf(uuid))) as ReadableStream<Uint8Array>)
      : undefined;
  bridge().removeInquiryFile = (uuid) => rmSync(pathOf(uuid), { force: true });
}

/**
 * Stores a file once per key.
 * @param inquiry its id in the CMS
 * @throws Error when the file could not be stored
 */
export async function storeInquiryFile(
  payload: Payload,
  dataDir: string,
  inquiry: number,
  { key, name, type, sha256 }: ReceivedFile,
  body: ReadableStream<Uint8Array>,
): Promise<Stored> {
  const find = async (): Promise<Stored | undefined> => {
    const row = await findByKey<Row>(payload, collection, key);
    if (!row) return undefined;
    const isSame = row.sha256 === sha256 && row.inquiry === inquiry;
    return isSame ? { id: row.uuid, received_at: row.receivedAt } : "conflict";
  };
  const earlier = await find();
  if (earlier) return body.cancel().then(() => earlier);
  const written = await writeFile(dataDir, sha256, body);
  if (typeof written === "string") return written;
  const { id: uuid, size } = written;
  const receivedAt = new Date().toISOString();
  const data = { inquiry, idempotencyKey: key, sha256, name, type, size, uuid, receivedAt };
  // Another request may have been first, and Payload does not report a commit that failed.
  const failure = await payload.create({ collection, data, depth: 0 }).then(
    () => undefined,
    (error: unknown) => error,
  );
  const stored = await find();
  if (typeof stored !== "object" || stored.id !== uuid) bridge().removeInquiryFile?.(uuid);
  if (!stored) throw failure ?? new Error("the file is not in the database after it was stored");
  return stored;
}
