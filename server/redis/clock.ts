import { AsyncLocalStorage } from "node:async_hooks";

const outside = AsyncLocalStorage.snapshot();

/**
 * The time, in ms since 1970. Asked outside of the request: Next forbids a page to ask while it is made, for its content must
 * not depend on it, and cannot know that this is about keeping it.
 */
export function now(): number {
  return outside(() => Date.now());
}
