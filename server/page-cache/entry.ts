import { type CacheControl, pathOfKey, type Value } from "../../lib/next/cache-values.ts";
import { parseAddress } from "../../lib/site/address.ts";

/**
 * Anyone can invent the addresses of redirects and searches, and they must push no page off the disk: redirects leave it
 * first, and searches are kept in memory only, and for a short time. What replaces a page counts as that page.
 */
export type EntryKind = "page" | "redirect" | "search";

export type Entry = {
  value: Value;
  /** In ms since 1970; the start of the regeneration, as content published later is not in the entry. */
  lastModified: number;
  cacheControl: CacheControl;
  kind: EntryKind;
};

/** Entries with a tag that were generated before these times (ms since 1970) are stale, or expired. */
export type TagState = { stale?: number; expired?: number };

/** Approximate bytes of an entry in memory. */
export function sizeOf({ value }: Entry): number {
  const overhead = 2048;
  if (value.kind === "APP_ROUTE") return overhead + value.body.byteLength;
  const segments = [...(value.segmentData?.values() ?? [])];
  const payload = (value.rscData?.byteLength ?? 0) + segments.reduce((sum, part) => sum + part.byteLength, 0);
  // One character beyond Latin-1 makes V8 store the whole string with two bytes per character.
  return overhead + value.html.length * 2 + payload;
}

export function kindOf(key: string, status?: number): EntryKind {
  // As many as there are words and combinations of values.
  if (parseAddress(pathOfKey(key)).kind === "query") return "search";
  return isRedirect(status) ? "redirect" : "page";
}

export function isRedirect(status = 200): boolean {
  return status >= 300 && status < 400;
}
