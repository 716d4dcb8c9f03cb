import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { gunzip, gzip } from "node:zlib";
import { type Entry, isRedirect } from "./entry.ts";

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Far above every entry of the site. */
const maxOutputLength = 64 * 1024 * 1024;

/** Gzip also adds a checksum, which reveals damaged bytes. */
export async function toBytes(entry: Entry): Promise<Buffer> {
  return compress(serialize(entry), { level: 4 });
}

/** @throws when the bytes are truncated, changed, or not an entry that may be served */
export async function fromBytes(bytes: Uint8Array): Promise<Entry> {
  const entry: unknown = deserialize(await decompress(bytes, { maxOutputLength }));
  if (!isEntry(entry)) throw new Error("not a page");
  return entry;
}

function isEntry(entry: unknown): entry is Entry {
  if (!isObject(entry) || !isObject(entry.value) || !isObject(entry.cacheControl)) return false;
  const { value, cacheControl, lastModified, kind: entryKind } = entry;
  const { revalidate } = cacheControl;
  if (typeof lastModified !== "number" || (entryKind !== "page" && entryKind !== "redirect")) return false;
  if (revalidate !== false && !(typeof revalidate === "number" && revalidate >= 1)) return false;
  const { kind, body, html, headers, status = 200 } = value;
  if (kind === "APP_ROUTE") return Buffer.isBuffer(body) && isObject(headers);
  // Browsers show an empty page for a redirect without a target.
  const isNowhere =
    isRedirect(Number(status)) && !(isObject(headers) && typeof headers.location === "string");
  return kind === "APP_PAGE" && typeof html === "string" && !isNowhere;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
