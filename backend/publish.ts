/**
 * Tells the site which content changed, so that an edit is seen at once and not only when its caches run out.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";

/** Waits before the tries after the first, in milliseconds: the site may just be restarting. */
const BACKOFF = [250, 1000, 3000, 9000, 20_000];
const TIMEOUT = 5000;

type Target = { url: string; secret: string };

export class Publisher {
  readonly #target: Target | undefined;
  readonly #log: Logger;
  readonly #pending = new Set<string>();
  readonly #stopped = new AbortController();
  #running = false;

  /** @param target where to; without one, nothing is ever sent. */
  constructor(target: Target | undefined, log: Logger) {
    this.#target = target;
    this.#log = log;
  }

  /** Sends the tags, now or with the try that is under way. Never throws; what fails for good is logged. */
  publish(tags: string[]): void {
    if (!this.#target || tags.length === 0) return;
    for (const tag of tags) this.#pending.add(tag);
    if (!this.#running) void this.#run(this.#target);
  }

  /** Ends tries that are still under way. */
  stop(): void {
    this.#stopped.abort();
  }

  async #run(target: Target): Promise<void> {
    this.#running = true;
    while (this.#pending.size > 0 && !this.#stopped.signal.aborted) await this.#send(target);
    this.#running = false;
  }

  /** One sending with its retries. Tags that come in meanwhile go along with the next try. */
  async #send(target: Target): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      const tags = [...this.#pending];
      this.#pending.clear();
      const failure = await this.#post(target, tags);
      if (this.#stopped.signal.aborted || !failure) return;

      const wait = failure.final ? undefined : BACKOFF[attempt];
      if (wait === undefined) {
        this.#log.error(
          { tags, url: target.url },
          `the site was not told of changed content: ${failure.why}`,
        );
        return;
      }
      for (const tag of tags) this.#pending.add(tag);
      await sleep(wait, undefined, { signal: this.#stopped.signal }).catch(() => {});
      if (this.#stopped.signal.aborted) return;
    }
  }

  async #post(target: Target, tags: string[]): Promise<undefined | { why: string; final: boolean }> {
    try {
      const response = await fetch(target.url, {
        method: "POST",
        headers: { Authorization: `Bearer ${target.secret}`, "Content-Type": "application/json" },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(TIMEOUT)]),
        redirect: "error",
      });
      await response.body?.cancel();
      if (response.ok) return undefined;
      // A refusal of what was sent will not change; anything else may be a site that is starting.
      const final = [400, 401, 403, 405, 413, 415, 422].includes(response.status);
      return { why: `it answered ${response.status}`, final };
    } catch (error) {
      const { message, cause } = error as Error;
      return { why: cause instanceof Error ? cause.message : message, final: false };
    }
  }
}
