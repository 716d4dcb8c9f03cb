import { AsyncLocalStorage } from "node:async_hooks";

const outsideOfRequest = AsyncLocalStorage.snapshot();

/** Date.now() outside of the request: Next forbids a prerender to read the clock, and the cache runs inside of one. */
export function now(): number {
  return outsideOfRequest(() => Date.now());
}
