import { LRUCache } from "lru-cache";
import { periods } from "../../lib/runtime/periods.ts";

/** Rendering and the responses to visitors share one thread. */
const maxRunning = 2;
const maxWaiting = 1_000;

/** Lets few stale pages be regenerated at the same time: after a publish call all of them are stale at once. */
export class RegenerationQueue {
  readonly #visit: (key: string) => void;
  readonly #running: LRUCache<string, true>;
  readonly #waiting = new Set<string>();
  /** Visited before the others: a visitor is on the page, or it has changed again. */
  readonly #requestedAgain = new Set<string>();

  /**
   * @param visit requests a page that had to wait
   * @param maxRunMs the place of a page that is never stored becomes free after this time
   */
  constructor(visit: (key: string) => void, maxRunMs: number = periods.pageCache.maxRunMs) {
    this.#visit = visit;
    this.#running = new LRUCache({ max: maxRunning, ttl: maxRunMs });
  }

  /** @returns whether the page may be regenerated now; if not, it is visited later */
  start(key: string): boolean {
    this.#running.purgeStale();
    if (!this.#running.has(key) && this.#running.size >= maxRunning) {
      this.#wait(key);
      return false;
    }
    this.#forget(key);
    this.#running.set(key, true);
    return true;
  }

  /** The page was stored, or is not regenerated here after all. */
  end(key: string): void {
    if (!this.#running.delete(key)) return;
    const [next] = this.#requestedAgain.size > 0 ? this.#requestedAgain : this.#waiting;
    if (next === undefined) return;
    this.#forget(next);
    this.#visit(next);
  }

  #wait(key: string): void {
    if (this.#requestedAgain.has(key)) return;
    if (this.#waiting.delete(key)) this.#requestedAgain.add(key);
    else if (this.#waiting.size + this.#requestedAgain.size < maxWaiting) this.#waiting.add(key);
  }

  #forget(key: string): void {
    this.#waiting.delete(key);
    this.#requestedAgain.delete(key);
  }
}
