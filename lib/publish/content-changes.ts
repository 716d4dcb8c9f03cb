import "server-only";
import { perProcess } from "../runtime/per-process";

/** For `npm run dev`: counts publish calls, from the start of the process on. */
const changes = perProcess("content-changes", () => ({
  number: Date.now(),
  listeners: new Set<(number: number) => void>(),
}));

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
