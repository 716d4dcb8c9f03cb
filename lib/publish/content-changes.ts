import "server-only";
import { perProcess } from "../runtime/per-process";

/** For `npm run dev`: counts publish calls. Another process has other numbers. */
const changes = perProcess("content-changes", () => ({
  number: Math.round(performance.timeOrigin),
  listeners: new Set<(number: number) => void>(),
}));

/** The number of the rendered content, for the page's root element; empty in production. */
export function contentAttribute(): { "data-content"?: number } {
  return process.env.NODE_ENV === "development" ? { "data-content": changes.number } : {};
}

export function announceChange(): void {
  changes.number += 1;
  for (const listener of changes.listeners) listener(changes.number);
}

/**
 * Calls the listener now and with every change.
 * @returns a function that ends this
 */
export function watchChanges(listener: (number: number) => void): () => void {
  listener(changes.number);
  changes.listeners.add(listener);
  return () => void changes.listeners.delete(listener);
}
