import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "../../percentile.ts";
import type { ClientResponse, HttpClient } from "./http-client.ts";

/** One visit. Throws or returns a text when something is wrong. */
export type Visit = (index: number) => Promise<string | undefined>;

/** Requests pages from the micro-cache, pages that bypass it, and API calls and feeds. */
export function pageVisits(
  client: HttpClient,
  paths: string[],
  check: (path: string, response: ClientResponse) => string | undefined,
): Visit {
  const encodings = ["br, gzip", "gzip", "gzip, deflate, br, zstd"];
  const others = ["/api/lists/team/1", "/api/lists/blogs/1", "/sitemap.xml", "/blogs/feed.xml"];
  return async (index) => {
    const page = paths[index % paths.length] ?? "/";
    const path =
      [page, `${page}?visit=${index}`, page, others[index % others.length] ?? page][index % 4] ?? page;
    const response = await client.send(path, { headers: { "accept-encoding": encodings[index % 3] ?? "" } });
    if (response.status !== 200) return `${path}: ${response.status}`;
    return others.includes(path) ? undefined : check(path, response);
  };
}

/** Sends inquiries, each from another client address, with one form token: it stays valid across restarts and releases. */
export async function inquiryVisits(client: HttpClient): Promise<Visit> {
  const { body } = await client.send("/contact");
  const [, formToken = ""] = /name="formToken"[^>]*value="([^"]+)"/.exec(body.toString()) ?? [];
  if (!formToken) throw new Error("The contact page has no form token.");
  // The site rejects forms that are sent faster than a person can fill them in.
  await sleep(2_500);
  return async (index) => {
    const inquiry = {
      name: "A visitor",
      email: "visitor@example.com",
      website: "",
      page: "/contact",
      formToken,
    };
    const { status, body } = await client.send("/api/inquiry", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": `inquiry-${index}`,
        "x-forwarded-for": `203.0.${index >> 8}.${index & 255}`,
      },
      body: JSON.stringify({ ...inquiry, message: `This is inquiry number ${index}` }),
    });
    return status === 201 ? undefined : `inquiry: ${status} ${body.toString().slice(0, 120)}`;
  };
}

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
