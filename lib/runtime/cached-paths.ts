import { LRUCache } from "lru-cache";
import { perProcess } from "./per-process.ts";

const maxBytes = 4 * 1024 * 1024;

/**
 * Paths that the page cache has an entry for: requests for them render nothing. An entry that was evicted meanwhile leaves
 * with the first request that misses it.
 */
export const cachedPaths = perProcess(
  "cached-paths",
  () => new LRUCache<string, true>({ maxSize: maxBytes, sizeCalculation: (_, path) => 128 + path.length }),
);
