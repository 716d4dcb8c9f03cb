import { LRUCache } from "lru-cache";

const maxBytes = 4 * 1024 * 1024;

/**
 * Paths that the page cache has an entry for: requests for them render nothing. An entry that was evicted meanwhile leaves
 * with the first request that misses it.
 */
export const cachedPaths = new LRUCache<string, true>({
  maxSize: maxBytes,
  sizeCalculation: (_, path) => 128 + path.length,
});

let version = 0;

/** Called on every change of what the page cache returns. */
export function bumpCacheVersion(): void {
  version += 1;
}

/** A response is current as long as this number is the same as when it was made. */
export function cacheVersion(): number {
  return version;
}
