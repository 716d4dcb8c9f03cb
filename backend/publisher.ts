import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { periods } from "./periods.ts";

const { retryDelaysMs, timeoutMs } = periods.publish;
/** Limit of records in a call: beyond it, the order of regeneration matters little. */
const maxRecords = 50;

type Target = { url: string; secret: string };
type Options = {
  /** Retries until the site is back. Default: gives up after the last delay. */
  isPersistent?: boolean;
};

/** Sends the tags of changed content to the site's revalidation endpoint. */
export class Publisher {
  readonly #target: Target | undefined;
  readonly #log: Logger;
  readonly #isPersistent: boolean;
  readonly #pending = new Set<string>();
  readonly #records = new Set<string>();
  readonly #stopped = new AbortController();
  #running = false;

  /** @param target without one, nothing is sent */
  constructor(target: Target | undefined, log: Logger, { isPersistent = false }: Options = {}) {
    this.#target = target;
    this.#log = log;
    this.#isPersistent = isPersistent;
  }

  /**
   * Sends the tags now or with the next retry. Never throws; a final failure is logged.
   * @param records ids of the changed records, as far as they are known: their pages are regenerated first
   */
  publish(tags: string[], records: string[] = []): void {
    if (!this.#target || tags.length === 0) return;
    for (const id of records) this.#records.add(id);
    for (const tag of tags) this.#pending.add(tag);
    if (!this.#running) void this.#run(this.#target);
  }

  /** Aborts the running request and its retries. */
  stop(): void {
    this.#stopped.abort();
  }

  async #run(target: Target): Promise<void> {
    this.#running = true;
    while (this.#pending.size > 0 && !this.#stopped.signal.aborted) await this.#send(target);
    this.#running = false;
  }

  /** Sends with retries. A retry includes the tags that were added in the meantime. */
  async #send(target: Target): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      const tags = [...this.#pending];
      const records = [...this.#records].slice(0, maxRecords);
      this.#pending.clear();
      this.#records.clear();
      const failure = await this.#post(target, tags, records);
      if (this.#stopped.signal.aborted || !failure) return;

      const nextDelayMs = retryDelaysMs[attempt] ?? (this.#isPersistent ? retryDelaysMs.at(-1) : undefined);
      const delayMs = failure.isFinal ? undefined : nextDelayMs;
      if (delayMs === undefined) {
        this.#log.error(
          { tags, url: target.url },
          `the site was not notified of changed content: ${failure.reason}`,
        );
        return;
      }
      for (const tag of tags) this.#pending.add(tag);
      for (const id of records) this.#records.add(id);
      await sleep(delayMs, undefined, { signal: this.#stopped.signal }).catch(() => {});
      if (this.#stopped.signal.aborted) return;
    }
  }

  async #post(
    target: Target,
    tags: string[],
    records: string[],
  ): Promise<undefined | { reason: string; isFinal: boolean }> {
    try {
      const response = await fetch(target.url, {
        method: "POST",
        headers: { Authorization: `Bearer ${target.secret}`, "Content-Type": "application/json" },
        body: JSON.stringify({ tags, ...(records.length > 0 && { records }) }),
        signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(timeoutMs)]),
        redirect: "error",
      });
      await response.body?.cancel();
      if (response.ok) return undefined;
      // Retrying a rejected request does not help; other statuses may come from a site that is starting.
      const isFinal = [400, 401, 403, 405, 413, 415, 422].includes(response.status);
      return { reason: `it answered ${response.status}`, isFinal };
    } catch (error) {
      const { message, cause } = error as Error;
      return { reason: cause instanceof Error ? cause.message : message, isFinal: false };
    }
  }
}
