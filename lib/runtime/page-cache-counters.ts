/** What the page cache has done since the process began. */
export type PageCacheCounters = {
  /** Answers that were there, stale ones too. */
  hits: number;
  /** Of these, the ones that were given out stale, and made anew in the background. */
  stale: number;
  misses: number;
  sets: number;
  /** Entries that were dropped because their bytes were not whole, and stores that were begun again. */
  dropped: number;
};

const name = Symbol.for("page-cache-figures");
const shared = globalThis as { [name]?: PageCacheCounters };

/** The figures, the same in every module graph of the process: the handler is loaded outside of the bundle. */
export function pageCacheCounters(): PageCacheCounters {
  shared[name] ??= { hits: 0, stale: 0, misses: 0, sets: 0, dropped: 0 };
  return shared[name];
}

/** What the replicas' common store in Redis has done for this process since it began. All 0 where there is none. */
export type RedisCounters = {
  /** 1 while Redis can be used, 0 while it is away. */
  up: 0 | 1;
  /** Questions to Redis that failed or took too long. */
  errors: number;
  /** Pages and data that were there, and that were not. */
  hits: number;
  misses: number;
  /** Pages and data that this process has put there. */
  writes: number;
  /** Stale pages that were left to another process to make anew. */
  waits: number;
  /** Marks of tags that came from other processes. */
  marks: number;
  /** Values that were dropped because they were not whole. */
  dropped: number;
};

const sharedName = Symbol.for("shared-figures");
const sharedPlace = globalThis as { [sharedName]?: RedisCounters };

/** The figures of what is shared, the same in every module graph of the process. */
export function redisCounters(): RedisCounters {
  sharedPlace[sharedName] ??= {
    up: 0,
    errors: 0,
    hits: 0,
    misses: 0,
    writes: 0,
    waits: 0,
    marks: 0,
    dropped: 0,
  };
  return sharedPlace[sharedName];
}
