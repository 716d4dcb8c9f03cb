const name = Symbol.for("page-cache-generation");
const shared = globalThis as { [name]?: number };

/** Says that what the page cache gives out may be different from now on. */
export function bumpCacheVersion(): void {
  shared[name] = cacheVersion() + 1;
}

/** Grows with every change of the page cache: whoever holds an answer made of it can see whether it may still be right. */
export function cacheVersion(): number {
  return shared[name] ?? 0;
}
