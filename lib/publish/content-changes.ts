import "server-only";
import { publishContent } from "../runtime/content-version";
import { subscribeToEvent } from "../runtime/events";

/** In ms since 1970. Next refuses other clocks in a page that is rendered ahead. */
const now = () => performance.timeOrigin + performance.now();

let changedAt = 0;
const listeners = new Set<(changedAt: number) => void>();

// Several copies of this module may run, as code is edited.
subscribeToEvent("published", () => {
  changedAt = now();
  for (const listener of listeners) listener(changedAt);
});

/** For `npm run dev`: the time of rendering, for the page's root element; empty in production. */
export function renderedAttribute(): { "data-rendered"?: number } {
  return process.env.NODE_ENV === "development" ? { "data-rendered": now() } : {};
}

/** For `npm run dev`, which has no page cache that does this. */
export function announceChange(tags: readonly string[]): void {
  publishContent(tags);
}

/**
 * Calls the listener with the time of the latest change, now and with every change.
 * @returns a function that ends this
 */
export function watchChanges(listener: (changedAt: number) => void): () => void {
  listener(changedAt);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
