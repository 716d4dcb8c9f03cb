import { LRUCache } from "lru-cache";
import { perProcess } from "./per-process.ts";

const maxBytes = 4 * 1024 * 1024;

/**
 * Addresses that the page cache has an entry for: requests for them render nothing. An entry that was evicted meanwhile
 * leaves with the first request that misses it.
 */
const cached = perProcess("cached-paths", () => ({
  paths: new LRUCache<string, true>({ maxSize: maxBytes, sizeCalculation: (_, path) => 128 + path.length }),
  /** The page of a record, by its path without the slug. */
  recordPages: new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (path, base) => 128 + path.length + base.length,
  }),
}));

/** @param isPage false for a redirect or a cached 404 */
export function addCachedPath(path: string, isPage: boolean): void {
  cached.paths.set(path, true);
  const base = recordBase(path);
  if (base && isPage) cached.recordPages.set(base, path);
  else if (base) removeRecordPage(base, path);
}

export function removeCachedPath(path: string): void {
  cached.paths.delete(path);
  const base = recordBase(path);
  if (base) removeRecordPage(base, path);
}

export function isCachedPath(path: string): boolean {
  return cached.paths.has(path);
}

/** The path of a record's page in the page cache, whatever slug the given path ends in. */
export function cachedRecordPage(path: string): string | undefined {
  const base = recordBase(path);
  return base === undefined ? undefined : cached.recordPages.get(base);
}

function recordBase(path: string): string | undefined {
  return /^(\/[^/]+\/details\/[^/]+)(?:\/|$)/.exec(path)?.[1];
}

function removeRecordPage(base: string, path: string): void {
  if (cached.recordPages.get(base) === path) cached.recordPages.delete(base);
}
