/** What a page-cache entry is, and what stores one. Replicas that share their pages need only another PageStore. */

/** A page as Next hands it over: HTML, the payload of navigations, and its parts for prefetching. */
export type PageValue = {
  kind: "APP_PAGE";
  html: string;
  rscData?: Buffer;
  postponed?: string;
  headers?: Record<string, string | string[] | number | undefined>;
  status?: number;
  segmentData?: Map<string, Buffer>;
};

/** The answer of a route that is not a page: the sitemap, say. */
export type RouteValue = {
  kind: "APP_ROUTE";
  body: Buffer;
  headers: Record<string, string | string[] | number | undefined>;
  status: number;
};

export type Value = PageValue | RouteValue;

/** How long an entry is fresh (`revalidate`) and usable at all (`expire`), both in seconds; `false`: for good. */
export type CacheControl = { revalidate: number | false; expire?: number };

/**
 * What shares a bound: redirects have a small one of their own, for anyone can make up addresses that redirect, and
 * they are not to push out pages.
 */
export type Quota = "page" | "redirect";

export type Entry = {
  value: Value;
  /** When it was made, in ms since 1970. */
  lastModified: number;
  cacheControl: CacheControl;
  quota: Quota;
};

/** When entries of a tag became stale and when they expire, in ms since 1970: those that were made before. */
export type TagState = { stale?: number; expired?: number };

/** What is to be done about a stale entry: make it anew, leave that to another process, or take what that one made. */
export type Claim = "make" | "wait" | Entry;

/** @param key the entry that has changed; none where marks of tags have */
export type Watcher = (key?: string) => void;

/**
 * Keeps entries by Next's opaque keys, and marks of tags. It may drop any entry at any time, and never gives out one
 * that is not whole. Its methods do not throw: a store that fails says so in the log and is as good as empty.
 */
export interface PageStore {
  get(key: string): Promise<Entry | undefined>;
  /** Keeps an entry in place of an older one of the same key. */
  set(key: string, entry: Entry): Promise<void>;
  delete(key: string): Promise<void>;
  /** Adds to the marks of each tag what `mark` has. */
  markTags(tags: string[], mark: TagState): Promise<void>;
  /** The marks of those tags that have any. */
  tagMarks(tags: string[]): Promise<TagState[]>;
  /** Of a store that several processes share: asks for a newer entry than one that is stale, or for making it. */
  claim?(key: string, stale: Entry): Promise<Claim>;
  /** Calls back whenever something may have changed: of a store at the bottom, because of another process. */
  watch?(watcher: Watcher): void;
  close(): void;
}

/** Bounds in bytes. On the disk entries are compressed, to about a fifth. */
export type SizeLimits = Record<Quota, number>;

const mebibyte = 1024 * 1024;

export const memoryBounds: SizeLimits = { page: 96 * mebibyte, redirect: 4 * mebibyte };
export const diskBounds: SizeLimits = { page: 256 * mebibyte, redirect: 16 * mebibyte };

/** Pages that are not there: in memory only, and not for long. */
export const missingBound = { bytes: 16 * mebibyte, ms: 60_000 };

/** About what an entry takes in memory. */
export function sizeOf({ value }: Entry): number {
  const overhead = 2048;
  if (value.kind === "APP_ROUTE") return overhead + value.body.byteLength;
  const segments = [...(value.segmentData?.values() ?? [])];
  const payload = (value.rscData?.byteLength ?? 0) + segments.reduce((sum, part) => sum + part.byteLength, 0);
  // A character beyond Latin-1 makes every character of the text two bytes long.
  return overhead + value.html.length * 2 + payload;
}

/** The tags of an entry. */
export function tagsOf({ value }: Entry): string[] {
  const tags = value.headers?.["x-next-cache-tags"];
  return typeof tags === "string" ? tags.split(",") : [];
}
