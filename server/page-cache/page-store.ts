import { periods } from "../../lib/runtime/periods.ts";

/** Next's page value: HTML, the payload of navigations, and its segments for prefetching. */
export type PageValue = {
  kind: "APP_PAGE";
  html: string;
  rscData?: Buffer;
  postponed?: string;
  headers?: Record<string, string | string[] | number | undefined>;
  status?: number;
  segmentData?: Map<string, Buffer>;
};

/** Response of a route handler, such as the sitemap. */
export type RouteValue = {
  kind: "APP_ROUTE";
  body: Buffer;
  headers: Record<string, string | string[] | number | undefined>;
  status: number;
};

export type Value = PageValue | RouteValue;

/** Seconds until an entry is stale (`revalidate`) and until it expires; `false`: never. */
export type CacheControl = { revalidate: number | false; expire?: number };

/**
 * Size class. Redirects and searches get small budgets: anyone can invent them, and they must not evict pages. Searches are
 * kept in memory only, and for a short time.
 */
export type Quota = "page" | "redirect" | "search";

/** Pages of searches, the finder and comparisons: as many as there are words and combinations of values. */
const searchPath = /^\/(?:search\/find|product\/(?:find|compare))\//;
export type Entry = {
  value: Value;
  /** In ms since 1970; the start of the regeneration, as content published later is not in the entry. */
  lastModified: number;
  cacheControl: CacheControl;
  quota: Quota;
};

/** Entries with a tag that were generated before these times (ms since 1970) are stale, or expired. */
export type TagState = { stale?: number; expired?: number };

/** `held`: another process is regenerating the entry. An entry: that process has already finished. */
export type RegenerationLock = "acquired" | "held" | Entry;

/**
 * @param key the changed entry; undefined when the states of tags have changed
 * @param tags those tags
 */
export type ChangeListener = (key?: string, tags?: string[]) => void;

/**
 * Stores entries by Next's opaque keys, and states of tags. It may drop any entry at any time, and never returns a damaged
 * one. Methods do not throw: a store that fails logs it and behaves like an empty one.
 */
export interface PageStore {
  get(key: string): Promise<Entry | undefined>;
  set(key: string, entry: Entry): Promise<void>;
  delete(key: string): Promise<void>;
  /** Merges `state` into the state of each tag. */
  invalidateTags(tags: string[], state: TagState): Promise<void>;
  /** The states of those tags that have one. */
  tagStates(tags: string[]): Promise<TagState[]>;
  /** Only of a store that processes share. */
  acquireRegenerationLock?(key: string, stale: Entry): Promise<RegenerationLock>;
  /** Of a shared store: reports changes made by other processes. */
  onChange?(listener: ChangeListener): void;
  close(): void;
}

/** In bytes. Entries on disk are compressed to about a fifth. */
export type SizeLimits = Record<Quota, number>;

const mebibyte = 1024 * 1024;

export const memoryLimits: SizeLimits = {
  page: 96 * mebibyte,
  redirect: 4 * mebibyte,
  search: 8 * mebibyte,
};
export const diskLimits: SizeLimits = { page: 256 * mebibyte, redirect: 16 * mebibyte, search: 0 };

/** Approximate bytes of an entry in memory. */
export function sizeOf({ value }: Entry): number {
  const overhead = 2048;
  if (value.kind === "APP_ROUTE") return overhead + value.body.byteLength;
  const segments = [...(value.segmentData?.values() ?? [])];
  const payload = (value.rscData?.byteLength ?? 0) + segments.reduce((sum, part) => sum + part.byteLength, 0);
  // One character beyond Latin-1 makes V8 store the whole string with two bytes per character.
  return overhead + value.html.length * 2 + payload;
}

/** The address that Next serves an entry at: what its key ends in. */
export function pathOfKey(key: string): string {
  const path = key.slice(key.indexOf("/$/") + 2);
  return path === "/index" ? "/" : path;
}

export function quotaOf(key: string, status?: number): Quota {
  if (searchPath.test(pathOfKey(key))) return "search";
  return isRedirect(status) ? "redirect" : "page";
}

export function isRedirect(status = 200): boolean {
  return status >= 300 && status < 400;
}

export function tagsOf({ value }: Entry): string[] {
  const tags = value.headers?.["x-next-cache-tags"];
  return typeof tags === "string" ? tags.split(",") : [];
}

/** The `lastModified` of an entry that is fresh for a moment more. */
export function freshForMoment({ revalidate }: CacheControl): number {
  return Date.now() - (revalidate === false ? 0 : revalidate * 1000 - periods.pageCache.waitMs);
}

/** By the scale of this process's periods. */
function isOutdated({ lastModified, cacheControl: { revalidate } }: Entry): boolean {
  return revalidate !== false && lastModified + periods.scaled(revalidate * 1000) < Date.now();
}

/**
 * `undefined` when a tag has expired the entry. When a tag, or its scaled age, has made it stale, old enough for Next to find it
 * stale.
 */
export function effectiveLastModified(entry: Entry, states: readonly TagState[]): number | undefined {
  const { lastModified, cacheControl } = entry;
  const now = Date.now();
  if (states.some(({ expired = 0 }) => expired <= now && expired >= lastModified)) return undefined;
  const isFresh = !states.some(({ stale = 0 }) => stale >= lastModified);
  if (isFresh && !isOutdated(entry)) return lastModified;
  // Without a revalidate time Next would take it for fresh at any age.
  if (cacheControl.revalidate === false) return undefined;
  return Math.min(lastModified, now - cacheControl.revalidate * 1000 - 1);
}

/** For Next, whose periods are not scaled. */
export function isStale(lastModified: number, { revalidate }: CacheControl): boolean {
  return revalidate !== false && lastModified + revalidate * 1000 < Date.now();
}
