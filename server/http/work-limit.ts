import type { IncomingMessage, ServerResponse } from "node:http";
import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from "cockatiel";
import { prefetchHeader } from "../../lib/next/router.ts";
import { logOncePerMinute } from "../../lib/runtime/log-limit.ts";
import { periods } from "../../lib/runtime/periods.ts";

type Options = {
  /** Name in the log. */
  name: string;
  concurrency: number;
  maxQueued: number;
  maxWaitMs?: number;
  /** A slot stays empty for this long after each task, so that even short tasks leave time for other requests. */
  cooldownMs: number;
  /** The cooldown after another status than 200 and 304. Default: {@link cooldownMs}. */
  missingCooldownMs?: number;
};

const { maxWaitMs, refusalDelayMs, maxCooldownMs } = periods.work;

/** Limits one kind of work: how many tasks run at once, how many may wait, and for how long. */
export class WorkLimit {
  readonly #options: Required<Options>;
  readonly #bulkhead: BulkheadPolicy;
  readonly #running = new Map<string, number>();

  constructor(options: Options) {
    this.#options = { maxWaitMs, missingCooldownMs: options.cooldownMs, ...options };
    this.#bulkhead = bulkhead(options.concurrency, options.maxQueued);
  }

  /**
   * Does work as soon as a slot is free, or at once when the same work is running: Next does it once for all requests. A
   * prefetch never waits: it would take the slot of a visitor, and the browser asks again when its page is wanted.
   * @param work resolves when the next may begin
   * @param key of work that is the same for several requests
   * @returns false if too many tasks wait, or if no slot is free for a prefetch
   */
  async run(res: ServerResponse, work: () => Promise<void>, key?: string): Promise<boolean> {
    if (key !== undefined && this.#running.has(key)) return work().then(() => true);
    if (isPrefetch(res.req) && this.#bulkhead.executionSlots === 0) return false;
    const isDone = await new Promise<boolean>((resolve, reject) => {
      const queuedAt = performance.now();
      this.#bulkhead
        .execute(async () => {
          const startedAt = performance.now();
          if (startedAt - queuedAt > this.#options.maxWaitMs) throw new BulkheadRejectedError(0, 0);
          // The client may have left meanwhile.
          if (!res.closed) await this.#track(key, work);
          resolve(true);
          const tookMs = performance.now() - startedAt;
          const { cooldownMs, missingCooldownMs } = this.#options;
          const minCooldownMs = [200, 304].includes(res.statusCode) ? cooldownMs : missingCooldownMs;
          await sleep(jitter(Math.max(minCooldownMs, Math.min(tookMs, maxCooldownMs))));
        })
        .catch((error) => (error instanceof BulkheadRejectedError ? resolve(false) : reject(error)));
    });
    if (isDone) return true;
    const { name } = this.#options;
    logOncePerMinute(
      "warn",
      `too much work ${name}`,
      { work: name },
      "too many requests wait, some are refused",
    );
    await sleep(refusalDelayMs);
    return false;
  }

  async #track(key: string | undefined, work: () => Promise<void>): Promise<void> {
    if (key === undefined) return work();
    const count = (change: number) => (this.#running.get(key) ?? 0) + change;
    this.#running.set(key, count(1));
    await work().finally(() => {
      if (count(-1) > 0) this.#running.set(key, count(-1));
      else this.#running.delete(key);
    });
  }
}

/** Up to half more or less: slots with equal cooldowns would start together, and other requests would wait for all their work. */
function jitter(ms: number): number {
  return ms * (0.5 + Math.random());
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** True of a request ahead of a visit: by the browser for a page (Speculation Rules), or by Next's router for a part of one. */
function isPrefetch({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return headers[prefetchHeader] !== undefined || /^prefetch\b/.test(String(headers["sec-purpose"] ?? ""));
}
