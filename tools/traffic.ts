import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "./percentile.ts";

/** One visit. Throws or returns a text when something is wrong. */
export type Visit = (index: number) => Promise<string | undefined>;

/** Visits at a constant rate, several in parallel, until it is stopped. */
export class Traffic {
  /** Visits without a failure. */
  succeeded = 0;
  readonly #visit: Visit;
  readonly #workers: Promise<void>[];
  #isRunning = true;
  #index = 0;
  #times: number[] = [];
  #failures: string[] = [];

  /** @param rate visits per second */
  constructor(visit: Visit, { rate, concurrency }: { rate: number; concurrency: number }) {
    this.#visit = visit;
    const intervalMs = (1000 * concurrency) / rate;
    this.#workers = Array.from({ length: concurrency }, (_, number) =>
      this.#work(intervalMs, (number * intervalMs) / concurrency),
    );
  }

  /** The result since the last call. */
  take(): { requests: number; p99: number; failures: string[] } {
    const [times, failures] = [this.#times, this.#failures];
    this.#times = [];
    this.#failures = [];
    return { requests: times.length + failures.length, p99: percentile(times, 0.99), failures };
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#workers);
  }

  async #work(intervalMs: number, delayMs: number): Promise<void> {
    await sleep(delayMs);
    while (this.#isRunning) {
      const startedAt = performance.now();
      const failure = await this.#visit(this.#index++).catch((error: Error) => error.message);
      const ms = performance.now() - startedAt;
      if (failure) this.#failures.push(failure);
      else this.#times.push(ms);
      if (!failure) this.succeeded += 1;
      await sleep(Math.max(0, intervalMs - ms));
    }
  }
}
