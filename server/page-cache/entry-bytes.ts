import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { gunzip, gzip } from "node:zlib";
import type { Entry } from "./page-store.ts";

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** No value that the site keeps comes near it. */
const most = 64 * 1024 * 1024;

/** A value as bytes. Gzip makes them fewer, and its checksum tells whether they are still what they were. */
export async function pack(value: unknown): Promise<Buffer> {
  return compress(serialize(value), { level: 4 });
}

/**
 * The value that these bytes are, whatever it is.
 * @throws where they are truncated, changed, or something else
 */
export async function unpack(bytes: Uint8Array): Promise<unknown> {
  return deserialize(await expand(bytes, { maxOutputLength: most }));
}

export function toBytes(entry: Entry): Promise<Buffer> {
  return pack(entry);
}

/**
 * The entry that these bytes are.
 * @throws where they are truncated, changed, or something else
 */
export async function fromBytes(bytes: Uint8Array): Promise<Entry> {
  const entry = await unpack(bytes);
  if (!isEntry(entry)) throw new Error("not a page");
  return entry;
}

function isEntry(entry: unknown): entry is Entry {
  if (!isObject(entry) || !isObject(entry.value) || !isObject(entry.cacheControl)) return false;
  const { value, cacheControl, lastModified, quota } = entry;
  const { revalidate } = cacheControl;
  if (typeof lastModified !== "number" || (quota !== "page" && quota !== "redirect")) return false;
  if (revalidate !== false && !(typeof revalidate === "number" && revalidate >= 1)) return false;
  return value.kind === "APP_ROUTE"
    ? Buffer.isBuffer(value.body) && isObject(value.headers)
    : value.kind === "APP_PAGE" && typeof value.html === "string";
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
