import { perProcess } from "./per-process.ts";

/** Counts since the process started. */
export const pageCacheCounters = perProcess("page-cache-counters", () => ({
  /** Entries returned, stale ones included. */
  hits: 0,
  /** Hits that were stale and are being regenerated in the background. */
  stale: 0,
  misses: 0,
  sets: 0,
  /** Entries dropped because their bytes were damaged, and databases replaced for the same reason. */
  dropped: 0,
}));

export type PageCacheCounters = typeof pageCacheCounters;
