import "server-only";
import { timingSafeEqual } from "node:crypto";
import { hostPrefix, maxQueryLength } from "../backend/media-base";
import { sign, signNow } from "../runtime/signature";

/** Begins the first part of a path that carries a query; no host begins like this. */
const queryPrefix = `${hostPrefix}=`;
const queryPart = /^@=([\w-]+)\.([\w-]{16})$/;
const signatureLength = 16;
const maxPartLength = queryPrefix.length + Math.ceil((maxQueryLength * 4) / 3) + 1 + signatureLength;

/**
 * Path below /files of a file whose address may have a query. Image optimizer and caches know files by their paths, so the query
 * is the first part of it, with a signature: only queries that the content names are sent to a host.
 * @param address path, encoded, with the query
 */
export function pathOfAddress(address: string): string {
  const [path = "", query] = address.split(/\?(.*)/s);
  if (!query) return path;
  const text = signedText(path.split("/").map(decodeURIComponent), query);
  const signature = shorten(signNow("file", text));
  return `${queryPrefix}${Buffer.from(query).toString("base64url")}.${signature}/${path}`;
}

/**
 * Path and query of the file at a path of {@link pathOfAddress}.
 * @param segments decoded
 * @returns `null` where a visitor has made the query up
 */
export async function readPath(segments: string[]): Promise<{ path: string[]; query: string } | null> {
  const [first = "", ...path] = segments;
  if (!first.startsWith(queryPrefix)) return { path: segments, query: "" };
  const [, encoded = "", signature = ""] = (first.length <= maxPartLength && queryPart.exec(first)) || [];
  const query = Buffer.from(encoded, "base64url").toString("latin1");
  const expected = shorten(await sign("file", signedText(path, query)));
  const isSigned =
    query !== "" && timingSafeEqual(Buffer.from(signature.padEnd(signatureLength)), Buffer.from(expected));
  return isSigned ? { path, query: `?${query}` } : null;
}

function signedText(path: string[], query: string): string {
  return `${path.join("/")}?${query}`;
}

function shorten(signature: Buffer): string {
  return signature.toString("base64url").slice(0, signatureLength);
}
