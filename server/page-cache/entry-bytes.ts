import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { gunzip, gzip } from "node:zlib";
import type { Entry } from "./page-store.ts";
import { lacksTarget } from "./redirect-target.ts";

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Far above every entry of the site. */
const maxOutputLength = 64 * 1024 * 1024;

/** Gzip also adds a checksum, which reveals damaged bytes. */
export async function pack(value: unknown): Promise<Buffer> {
  return compress(serialize(value), { level: 4 });
}

/** @throws when the bytes are truncated, changed, or foreign */
export async function unpack(bytes: Uint8Array): Promise<unknown> {
  return deserialize(await decompress(bytes, { maxOutputLength }));
}

/** @throws when the bytes are truncated, changed, or not an entry that may be served */
export async function fromBytes(bytes: Uint8Array): Promise<Entry> {
  const entry = await unpack(bytes);
  if (!isEntry(entry)) throw new Error("not a page");
  // Earlier versions have stored some.
  if (lacksTarget(entry.value)) throw new Error("a redirect without a target");
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
