import { perProcess } from "./per-process.ts";

const version = perProcess("cache-version", () => ({ current: 0 }));

/** Called on every change of what the page cache returns. */
export function bumpCacheVersion(): void {
  version.current += 1;
}

/** A response is still current while this number is the one it was made under. */
export function cacheVersion(): number {
  return version.current;
}
