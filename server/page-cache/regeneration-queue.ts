import { LRUCache } from "lru-cache";
import { periods } from "../../lib/runtime/periods.ts";

/** Rendering and the responses to visitors share one thread. */
const maxRunning = 2;
const maxWaiting = 1_000;

/** Lets few stale pages be regenerated at the same time: after a publish call all of them are stale at once. */
export class RegenerationQueue {
  readonly #visit: (key: string) => void;
  readonly #running = new LRUCache<string, true>({ max: maxRunning, ttl: periods.pageCache.maxRunMs });
  /** True for pages to be visited before the others: a visitor is on the page, or it has changed again. */
  readonly #waiting = new Map<string, boolean>();

  /** @param visit requests a page that had to wait */
  constructor(visit: (key: string) => void) {
    this.#visit = visit;
  }

  /** @returns whether the page may be regenerated now; if not, it is visited later */
  start(key: string): boolean {
    this.#running.purgeStale();
    if (!this.#running.has(key) && this.#running.size >= maxRunning) {
      if (this.#waiting.get(key)) return false;
      // At the end: those that are requested again keep their order, too.
      const isRequestedAgain = this.#waiting.delete(key);
      if (this.#waiting.size < maxWaiting) this.#waiting.set(key, isRequestedAgain);
      return false;
    }
    this.#waiting.delete(key);
    this.#running.set(key, true);
    return true;
  }

  /** The page was stored, or is not regenerated here after all. */
  end(key: string): void {
    if (!this.#running.delete(key)) return;
    const waiting = [...this.#waiting];
    const [next] = waiting.find(([, isRequestedAgain]) => isRequestedAgain) ?? waiting[0] ?? [];
    if (next === undefined) return;
    this.#waiting.delete(next);
    this.#visit(next);
  }
}
