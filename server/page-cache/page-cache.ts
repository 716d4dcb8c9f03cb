import { LRUCache } from "lru-cache";
import { bumpCacheVersion } from "../../lib/runtime/cache-version.ts";
import { pageCacheCounters } from "../../lib/runtime/page-cache-counters.ts";
import { finishPage } from "../html-transforms/transform-html.ts";
import type { TransformContext } from "../html-transforms/types.ts";
import {
  type CacheControl,
  type Entry,
  missingBound,
  type PageStore,
  type Quota,
  sizeOf,
  tagsOf,
  type Value,
} from "./page-store.ts";

/** What Next is given for a key. */
export type Found = Pick<Entry, "value" | "lastModified" | "cacheControl">;

type Options = Pick<TransformContext, "styles"> & {
  /** How much of what is not there is remembered, and for how long. */
  missing?: { bytes: number; ms: number };
};

/**
 * Decides what is kept and what is given out. Pages and redirects go to the store; an address at which nothing was
 * ever found is remembered for a short time, in memory only, so that made-up addresses push out nothing.
 */
export class PageCache {
  readonly #store: PageStore;
  readonly #missing: LRUCache<string, Entry>;
  /** Next hands a page that it was given back, to be kept a little longer, when no new one could be made. */
  readonly #finished = new WeakSet<Value>();
  /**
   * When Next was first told that it needs a new entry, by key: its content is asked for from then on, and what is
   * published while it is being made is not in it.
   */
  readonly #begun = new LRUCache<string, number>({ max: 10_000, ttl: 60_000 });
  /** How many times Next has handed over something new, by key. */
  readonly #handed = new LRUCache<string, number>({ max: 10_000, ttl: 60_000 });

  readonly #styles: Options["styles"];

  constructor(store: PageStore, { missing = missingBound, styles }: Options = {}) {
    this.#store = store;
    this.#styles = styles;
    this.#missing = new LRUCache({ maxSize: missing.bytes, ttl: missing.ms, sizeCalculation: sizeOf });
    store.watch?.((key) => {
      if (key !== undefined) this.#missing.delete(key);
      bumpCacheVersion();
    });
  }

  /** @param isPrefetch whether it is asked for by a prefetch: for these Next makes nothing anew that is stale */
  async get(key: string, isPrefetch = false): Promise<Found | null> {
    const figures = pageCacheCounters;
    const handed = this.#handed.get(key);
    const entry = this.#missing.get(key) ?? (await this.#store.get(key));
    const current = entry && (await this.#current(key, entry, isPrefetch));
    const isNeeded = !current || isStale(current.lastModified, current.cacheControl);
    // Meanwhile a new one has been made. Next may take this for a part of that making: it would never be ended.
    if (isNeeded && this.#handed.get(key) !== handed) return this.get(key, isPrefetch);
    if (!current) {
      figures.misses += 1;
      this.#begin(key);
      return null;
    }
    figures.hits += 1;
    const { value, lastModified, cacheControl } = current;
    if (isNeeded) {
      figures.stale += 1;
      if (!isPrefetch) this.#begin(key);
    }
    this.#finished.add(value);
    return { value, lastModified, cacheControl };
  }

  /** Keeps what Next has made. Failures are not kept: they would replace a good page. */
  async set(
    key: string,
    value: Value | null,
    cacheControl: CacheControl = { revalidate: false },
  ): Promise<void> {
    const lastModified = this.#begun.get(key) ?? Date.now();
    this.#begun.delete(key);
    this.#handed.set(key, (this.#handed.get(key) ?? 0) + 1);
    if (!value) return this.#forget(key);
    if (!this.#finished.has(value) && value.kind === "APP_PAGE") finishPage(value, this.#styles);
    const status = value.status ?? 200;
    if (status >= 500) return;
    pageCacheCounters.sets += 1;
    const entry = { value, lastModified, cacheControl, quota: "page" } satisfies Entry;
    if (status < 400) return this.#keep(key, { ...entry, quota: status >= 300 ? "redirect" : "page" });

    // A page that was there and is no more must not come back when the process begins anew.
    const before = await this.#store.get(key);
    if (before) await this.#keep(key, { ...entry, quota: before.quota });
    else this.#missing.set(key, entry);
  }

  /**
   * Marks the entries of tags: stale, to be given out until they are made anew; without durations, expired at once.
   * @param durations `expire`: seconds until stale entries are not given out any more
   */
  async revalidateTag(tags: string[], durations?: { expire?: number }): Promise<void> {
    const now = Date.now();
    const { expire } = durations ?? {};
    const mark = { stale: now, ...(expire !== undefined && { expired: now + expire * 1000 }) };
    await this.#store.markTags(tags, durations ? mark : { expired: now });
    bumpCacheVersion();
  }

  close(): void {
    this.#store.close();
  }

  #begin(key: string): void {
    if (!this.#begun.has(key)) this.#begun.set(key, Date.now());
  }

  async #keep(key: string, entry: Entry & { quota: Quota }): Promise<void> {
    this.#missing.delete(key);
    await this.#store.set(key, entry);
    bumpCacheVersion();
  }

  async #forget(key: string): Promise<void> {
    this.#missing.delete(key);
    await this.#store.delete(key);
    bumpCacheVersion();
  }

  /**
   * The entry as Next is to have it; a newer one where another process has made it; `undefined` where there is none
   * that may be given out. One that another process is making anew is said to be fresh for a moment.
   */
  async #current(key: string, entry: Entry, isPrefetch: boolean): Promise<Found | undefined> {
    const lastModified = await this.#made(entry);
    const { value, cacheControl } = entry;
    if (lastModified !== undefined && (isPrefetch || !isStale(lastModified, cacheControl)))
      return { value, lastModified, cacheControl };
    const claim = (await this.#store.claim?.(key, entry)) ?? "make";
    // Each of these is newer than the one before.
    if (typeof claim !== "string") return this.#current(key, claim, isPrefetch);
    if (lastModified === undefined) return undefined;
    return { value, cacheControl, lastModified: claim === "make" ? lastModified : freshFor(cacheControl) };
  }

  /**
   * When Next is told that the entry was made; `undefined` where it must not be given out. Of an entry that a tag has
   * made stale, it is just long enough ago to be stale.
   */
  async #made(entry: Entry): Promise<number | undefined> {
    const { lastModified, cacheControl } = entry;
    const marks = await this.#store.tagMarks(tagsOf(entry));
    const now = Date.now();
    if (marks.some(({ expired = 0 }) => expired <= now && expired > lastModified)) return undefined;
    if (!marks.some(({ stale = 0 }) => stale > lastModified)) return lastModified;
    if (cacheControl.revalidate === false) return undefined;
    return Math.min(lastModified, now - cacheControl.revalidate * 1000 - 1);
  }
}

/** When an entry was made that is fresh for one second more. */
function freshFor({ revalidate }: CacheControl): number {
  return Date.now() - (revalidate === false ? 0 : revalidate - 1) * 1000;
}

function isStale(lastModified: number, { revalidate }: CacheControl): boolean {
  return revalidate !== false && lastModified + revalidate * 1000 < Date.now();
}
