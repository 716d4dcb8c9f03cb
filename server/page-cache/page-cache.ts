import { LRUCache } from "lru-cache";
import { type CacheControl, pathOfKey, type Value } from "../../lib/next/cache-values.ts";
import { publishContent } from "../../lib/runtime/content-version.ts";
import { queueCpuWork } from "../../lib/runtime/cpu-queue.ts";
import { publishEvent } from "../../lib/runtime/events.ts";
import { logOncePerMinute } from "../../lib/runtime/log-limit.ts";
import { periods } from "../../lib/runtime/periods.ts";
import { hasTypedValues } from "../../lib/site/finder-path.ts";
import { type Entry, kindOf } from "./entry.ts";
import { finishPage, type PageContext } from "./finish-page.ts";
import type { PageStore } from "./page-store.ts";
import { RegenerationQueue } from "./regeneration-queue.ts";

/** The part of an entry that Next receives. Its periods are not scaled. */
export type Found = Pick<Entry, "value" | "lastModified" | "cacheControl">;

type Options = {
  context?: PageContext;
  /** Requests the page of a key. */
  visit?: (key: string) => void;
};

/** The part of the page cache that the HTTP front reads on each request. */
export type KnownPages = Pick<PageCache, "version" | "has">;

const maxPathsBytes = 4 * 1024 * 1024;
const remembered = { max: 10_000, ttl: periods.pageCache.regenerationMs };

/**
 * Decides what is stored and what Next receives. Pages of unknown addresses are not kept, and pages with values in other units are not: anyone can invent
 * those.
 */
export class PageCache {
  readonly #store: PageStore;
  readonly #context: PageContext | undefined;
  /** Values that Next has received: when it cannot regenerate a page, it stores the same value again. */
  readonly #finished = new WeakSet<Value>();
  /** Start of the running regeneration; used as `lastModified`, so content published meanwhile still invalidates it. */
  readonly #regenerationStartedAt = new LRUCache<string, number>(remembered);
  readonly #regenerations: RegenerationQueue;
  readonly #lastWrite = new LRUCache<string, Promise<void>>(remembered);
  /** An entry that was evicted meanwhile leaves with the first request that misses it. */
  readonly #paths = new LRUCache<string, true>({
    maxSize: maxPathsBytes,
    sizeCalculation: (_, path) => 128 + path.length,
  });
  #version = 0;

  constructor(store: PageStore, { context, visit = () => {} }: Options = {}) {
    this.#store = store;
    this.#context = context;
    this.#regenerations = new RegenerationQueue((key) => {
      // The response cache may have the answer of when the page had to wait.
      this.#version += 1;
      visit(key);
    });
  }

  /** Changes with everything that the cache returns: a response is current as long as it is the same. */
  get version(): number {
    return this.#version;
  }

  /** True if there is an entry for a path: requests for it render nothing. */
  has(path: string): boolean {
    return this.#paths.has(path);
  }

  /** Learns of entries that were stored before this process began. */
  learn(paths: Iterable<string>): void {
    for (const path of paths) this.#paths.set(path, true);
  }

  dropSearches(): void {
    this.#store.dropSearches();
    this.#version += 1;
  }

  /** @param isPrefetch Next does not regenerate a stale page for a prefetch */
  async get(key: string, isPrefetch = false): Promise<Found | null> {
    const lastWrite = this.#lastWrite.get(key);
    const entry = await this.#store.get(key);
    const current = entry && this.#current(key, entry, isPrefetch);
    const needsRegeneration = !current || isStale(current);
    // Replaced during the read. Next may attach this read to the finished regeneration, so none must be recorded.
    const newWrite = this.#lastWrite.get(key);
    if (needsRegeneration && newWrite !== lastWrite) {
      this.#regenerations.end(key);
      await newWrite?.catch(() => {});
      return this.get(key, isPrefetch);
    }
    if (needsRegeneration && !(current && isPrefetch)) this.#recordStart(key);
    if (!current) {
      publishEvent("page-cache", "misses");
      this.#paths.delete(pathOfKey(key));
      return null;
    }
    this.#paths.set(pathOfKey(key), true);
    publishEvent("page-cache", "hits");
    if (needsRegeneration) publishEvent("page-cache", "stale");
    this.#finished.add(current.value);
    return current;
  }

  /** Failures and refused pages are not stored: they would replace a good page. */
  set(key: string, value: Value | null, cacheControl: CacheControl = { revalidate: false }): Promise<void> {
    // Not earlier: finishing and writing the page are work, too.
    const write = this.#set(key, value, cacheControl).finally(() => this.#regenerations.end(key));
    this.#lastWrite.set(key, write);
    return write;
  }

  async #set(key: string, value: Value | null, cacheControl: CacheControl): Promise<void> {
    const lastModified = this.#regenerationStartedAt.get(key) ?? Date.now();
    this.#regenerationStartedAt.delete(key);
    if (!value) return this.#delete(key);
    try {
      if (!this.#finished.has(value) && value.kind === "APP_PAGE")
        await queueCpuWork(() => finishPage(value, pathOfKey(key), this.#context));
    } catch (error) {
      const reason = (error as Error).message;
      logOncePerMinute("error", `page ${reason}`, { key, reason }, "page refused");
      return this.#keepPrevious(key);
    }
    const status = value.status ?? 200;
    if (status >= 500 || hasTypedValues(pathOfKey(key))) return;
    const kind = kindOf(key, status);
    // A withdrawn page must not come back after a restart, nor the build's page of a search when a later one is dropped.
    const previous = status < 400 && kind === "page" ? undefined : await this.#store.get(key);
    if (status >= 400 && !previous) return;
    this.#paths.set(pathOfKey(key), true);
    publishEvent("page-cache", "sets");
    await this.#write(key, { value, lastModified, cacheControl, kind: previous?.kind ?? kind });
  }

  /**
   * Makes the entries of tags stale, or without durations expired.
   * @param durations `expire`: seconds until stale entries expire
   */
  revalidateTag(tags: string[], durations?: { expire?: number }): void {
    const now = Date.now();
    const expired = durations?.expire === undefined ? {} : { expired: now + durations.expire * 1000 };
    this.#store.invalidateTags(tags, durations ? { stale: now, ...expired } : { expired: now });
    publishContent(tags);
    this.#version += 1;
  }

  /** Tries again after a while: each request for a stale page would render it. */
  async #keepPrevious(key: string): Promise<void> {
    const previous = await this.#store.get(key);
    if (!previous || this.#store.ageOf(previous) === "expired") return;
    const cacheControl = { ...previous.cacheControl, revalidate: periods.lifetime.retrySeconds };
    await this.#write(key, { ...previous, cacheControl, lastModified: Date.now() });
  }

  #write(key: string, entry: Entry): Promise<void> {
    const write = this.#store.set(key, entry);
    this.#version += 1;
    return write;
  }

  #delete(key: string): void {
    this.#paths.delete(pathOfKey(key));
    this.#store.delete(key);
    this.#version += 1;
  }

  /** The entry for Next; `undefined` when it has expired. A stale one that has to wait is presented as fresh for a moment. */
  #current(key: string, entry: Entry, isPrefetch: boolean): Found | undefined {
    const { value, cacheControl, lastModified } = entry;
    const age = this.#store.ageOf(entry);
    if (age === "expired") return undefined;
    if (age === "fresh") return { value, cacheControl, lastModified };
    const staleSince = Date.now() - Number(cacheControl.revalidate) * 1000;
    if (isPrefetch || this.#regenerations.start(key))
      return { value, cacheControl, lastModified: Math.min(lastModified, staleSince - 1) };
    // After a publish call Next regenerates the page nevertheless: it compares that time with its own record of such calls.
    this.#recordStart(key);
    return { value, cacheControl, lastModified: staleSince + periods.pageCache.waitMs };
  }

  /** Content published from now on makes the regenerated page stale. A start that no regeneration follows counts for the next one. */
  #recordStart(key: string): void {
    if (!this.#regenerationStartedAt.has(key)) this.#regenerationStartedAt.set(key, Date.now());
  }
}

function isStale({ lastModified, cacheControl: { revalidate } }: Found): boolean {
  return revalidate !== false && lastModified + revalidate * 1000 < Date.now();
}
