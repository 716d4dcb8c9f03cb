import { perProcess } from "./per-process.ts";

const version = perProcess("cache-version", () => ({ current: 0 }));

/** Called on every change of what the page cache returns. */
export function bumpCacheVersion(): void {
  version.current += 1;
}

/** A response is current as long as this number is the same as when it was made. */
export function cacheVersion(): number {
  return version.current;
}
