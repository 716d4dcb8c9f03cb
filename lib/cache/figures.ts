/** What the page cache has done since the process began. */
export type PageCacheFigures = {
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
const shared = globalThis as { [name]?: PageCacheFigures };

/** The figures, the same in every module graph of the process: the handler is loaded outside of the bundle. */
export function pageCacheFigures(): PageCacheFigures {
  shared[name] ??= { hits: 0, stale: 0, misses: 0, sets: 0, dropped: 0 };
  return shared[name];
}
