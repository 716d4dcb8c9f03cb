import { setTimeout as sleep } from "node:timers/promises";
import type { ClientResponse, HttpClient } from "./http-client.ts";

export type TrafficResult = { requests: number; p99: number; failures: string[] };

/** One visit. Throws or returns a text when something is wrong. */
export type Visit = (client: HttpClient, index: number) => Promise<string | undefined>;

/** Requests pages from the micro-cache, pages that bypass it, and API calls and feeds. */
export function pageVisits(
  paths: string[],
  check: (path: string, response: ClientResponse) => string | undefined,
): Visit {
  const encodings = ["br, gzip", "gzip", "gzip, deflate, br, zstd"];
  const others = ["/api/lists/team/1", "/api/lists/blogs/1", "/sitemap.xml", "/blogs/feed.xml"];
  return async (client, index) => {
    const page = paths[index % paths.length] ?? "/";
    const path =
      [page, `${page}?visit=${index}`, page, others[index % others.length] ?? page][index % 4] ?? page;
    const response = await client.send(path, { headers: { "accept-encoding": encodings[index % 3] ?? "" } });
    if (response.status !== 200) return `${path}: ${response.status}`;
    return others.includes(path) ? undefined : check(path, response);
  };
}

/** Visits at a constant rate, several in parallel, until it is stopped. */
export class PageTraffic {
  readonly #client: HttpClient;
  readonly #visit: Visit;
  readonly #workers: Promise<void>[];
  #isRunning = true;
  #index = 0;
  #times: number[] = [];
  #failures: string[] = [];

  /** @param rate visits per second */
  constructor(client: HttpClient, visit: Visit, { rate = 100, concurrency = 16 } = {}) {
    this.#client = client;
    this.#visit = visit;
    const intervalMs = (1000 * concurrency) / rate;
    this.#workers = Array.from({ length: concurrency }, (_, number) =>
      this.#work(intervalMs, (number * intervalMs) / concurrency),
    );
  }

  /** The result since the last call. */
  take(): TrafficResult {
    const times = this.#times.sort((one, other) => one - other);
    const result = {
      requests: times.length + this.#failures.length,
      p99: times[Math.floor(times.length * 0.99)] ?? 0,
      failures: this.#failures,
    };
    this.#times = [];
    this.#failures = [];
    return result;
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#workers);
  }

  async #work(intervalMs: number, delayMs: number): Promise<void> {
    await sleep(delayMs);
    while (this.#isRunning) {
      const startedAt = performance.now();
      try {
        const failure = await this.#visit(this.#client, this.#index++);
        if (failure) this.#failures.push(failure);
        else this.#times.push(performance.now() - startedAt);
      } catch (error) {
        this.#failures.push((error as Error).message);
      }
      await sleep(Math.max(0, intervalMs - (performance.now() - startedAt)));
    }
  }
}
