/** Visitors of the cluster, who come all the time and notice everything. */
import { setTimeout as sleep } from "node:timers/promises";
import type { ClientResponse, HttpClient } from "./client.ts";

export type TrafficResult = { requests: number; p99: number; failures: string[] };

/** What one visitor does. It throws, or says what was wrong. */
export type Visit = (client: HttpClient, index: number) => Promise<string | undefined>;

/** Pages as the micro-cache has them, pages past it, and all else that a browser asks for on its way. */
export function pageVisits(
  paths: string[],
  check: (path: string, answer: ClientResponse) => string | undefined,
): Visit {
  const encodings = ["br, gzip", "gzip", "gzip, deflate, br, zstd"];
  const others = ["/api/lists/team/1", "/api/lists/blogs/1", "/sitemap.xml", "/blogs/feed.xml"];
  return async (client, index) => {
    const page = paths[index % paths.length] ?? "/";
    const path =
      [page, `${page}?visit=${index}`, page, others[index % others.length] ?? page][index % 4] ?? page;
    const answer = await client.send(path, { headers: { "accept-encoding": encodings[index % 3] ?? "" } });
    if (answer.status !== 200) return `${path}: ${answer.status}`;
    return others.includes(path) ? undefined : check(path, answer);
  };
}

/** Has visitors come at a rate, some at once, until it is stopped. */
export class PageTraffic {
  readonly #client: HttpClient;
  readonly #visit: Visit;
  readonly #workers: Promise<void>[];
  #going = true;
  #index = 0;
  #times: number[] = [];
  #failures: string[] = [];

  /** @param rate visits per second */
  constructor(client: HttpClient, visit: Visit, { rate = 100, atOnce = 16 } = {}) {
    this.#client = client;
    this.#visit = visit;
    const pause = (1000 * atOnce) / rate;
    this.#workers = Array.from({ length: atOnce }, (_, number) =>
      this.#work(pause, (number * pause) / atOnce),
    );
  }

  /** What has happened since it was last asked. */
  take(): TrafficResult {
    const times = this.#times.sort((one, other) => one - other);
    const figures = {
      requests: times.length + this.#failures.length,
      p99: times[Math.floor(times.length * 0.99)] ?? 0,
      failures: this.#failures,
    };
    this.#times = [];
    this.#failures = [];
    return figures;
  }

  async stop(): Promise<void> {
    this.#going = false;
    await Promise.all(this.#workers);
  }

  async #work(pause: number, offset: number): Promise<void> {
    await sleep(offset);
    while (this.#going) {
      const begun = performance.now();
      try {
        const wrong = await this.#visit(this.#client, this.#index++);
        if (wrong) this.#failures.push(wrong);
        else this.#times.push(performance.now() - begun);
      } catch (error) {
        this.#failures.push((error as Error).message);
      }
      await sleep(Math.max(0, pause - (performance.now() - begun)));
    }
  }
}
