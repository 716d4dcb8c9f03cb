import { LRUCache } from "lru-cache";
import type { ContentRef } from "../site/content-ref.ts";
import { type Redirect, redirectKey } from "../site/redirects.ts";
import { perProcess } from "./per-process.ts";
import { periods } from "./periods.ts";

const { freshMs, recordRecheckMs, listRecheckMs } = periods.contentIndex;
const maxBytes = 4 * 1024 * 1024;
const maxNotFound = 1_000;

type RecordState = { slug: string } | "gone";
type Read<T> = { value: T; readAt: number };

/** `slug`: the record exists, and its URL ends so. */
export type ContentState = "exists" | "notFound" | "gone" | { slug: string };

/** The records and lists that exist, by the latest responses of the backend. */
class ContentIndex {
  /** By kind and id. */
  readonly #records = new LRUCache<string, RecordState>({
    maxSize: maxBytes,
    sizeCalculation: (state, key) => 128 + key.length + (state === "gone" ? 0 : state.slug.length),
    ttl: freshMs,
  });
  readonly #notFound = new LRUCache<string, true>({ max: maxNotFound, ttl: recordRecheckMs });
  readonly #totalPages = new Map<string, Read<number>>();
  /** The ids of complete lists. */
  readonly #ids = new Map<string, Read<ReadonlySet<string>>>();
  /** Time of the last request that Next decided about because the length of the list was unknown. */
  readonly #leftToNextAt = new Map<string, number>();
  #redirects: Read<ReadonlyMap<string, Redirect>> = { value: new Map(), readAt: Number.NEGATIVE_INFINITY };
  #redirectsAskedAt = Number.NEGATIVE_INFINITY;
  #version = 0;

  /** Asks the backend about content, which fills the index; throws where it does not respond. Set at the start. */
  read: ((ref: ContentRef) => Promise<void>) | undefined;

  /** Asks the backend for the redirects; throws where it does not respond. Set at the start. */
  readRedirects: (() => Promise<void>) | undefined;

  /** Called when content was published, here or on another replica. */
  onClear: ((tags?: readonly string[]) => void) | undefined;

  /** Pass it to the setters: content that was read before the index was cleared is not stored. */
  get version(): number {
    return this.#version;
  }

  /** Empties the index after content was published. Until the backend is asked, only Next knows which content exists. */
  clear(tags?: readonly string[]): void {
    this.#version += 1;
    for (const map of [this.#records, this.#notFound, this.#totalPages, this.#ids, this.#leftToNextAt])
      map.clear();
    this.#redirectsAskedAt = this.#redirects.readAt = Number.NEGATIVE_INFINITY;
    this.onClear?.(tags);
  }

  setRecord(kind: string, id: string, state: RecordState | "notFound", version: number): void {
    if (version !== this.#version) return;
    const key = `${kind}/${id}`;
    if (state !== "notFound") this.#records.set(key, state);
    else {
      this.#notFound.set(key, true);
      this.#records.delete(key);
    }
  }

  setTotalPages(list: string, value: number, version: number): void {
    if (version === this.#version) this.#totalPages.set(list, { value, readAt: performance.now() });
  }

  setIds(list: string, value: ReadonlySet<string>, version: number): void {
    if (version === this.#version) this.#ids.set(list, { value, readAt: performance.now() });
  }

  setRedirects(value: ReadonlyMap<string, Redirect>, version: number): void {
    if (version === this.#version) this.#redirects = { value, readAt: performance.now() };
  }

  /** Keeps the last known redirects for a while, even if the backend has not responded. */
  keepRedirects(): void {
    this.#redirectsAskedAt = performance.now();
  }

  /** @returns undefined where the backend has to be asked */
  redirectOf(path: string): Redirect | null | undefined {
    const now = performance.now();
    const isFresh = now - this.#redirects.readAt < freshMs || now - this.#redirectsAskedAt < listRecheckMs;
    return isFresh ? (this.#redirects.value.get(redirectKey(path)) ?? null) : undefined;
  }

  /** @returns undefined where the backend has to be asked */
  stateOf(ref: ContentRef): ContentState | undefined {
    switch (ref.type) {
      case "record": {
        const key = `${ref.kind}/${ref.id}`;
        return this.#records.get(key) ?? (this.#notFound.has(key) ? "notFound" : undefined);
      }
      case "listPage": {
        const total = this.#totalPages.get(ref.list);
        // The first page of a list always exists.
        return total
          ? stateIn(total, ref.page <= Math.max(1, total.value))
          : this.#letNextDecideOnce(ref.list);
      }
      case "item":
      case "inquirySource": {
        const ids = this.#ids.get(ref.type === "item" ? ref.list : ref.kind);
        return ids && stateIn(ids, ids.value.has(ref.id));
      }
      case "none":
        return "notFound";
    }
  }

  /** Lets Next decide about one request, which reads the length of the list if Next does not have it in its cache. */
  #letNextDecideOnce(list: string): ContentState | undefined {
    const now = performance.now();
    if (now - (this.#leftToNextAt.get(list) ?? Number.NEGATIVE_INFINITY) < listRecheckMs) return undefined;
    this.#leftToNextAt.set(list, now);
    return "exists";
  }
}

function stateIn({ readAt }: Read<unknown>, exists: boolean): ContentState | undefined {
  const age = performance.now() - readAt;
  if (exists) return age < freshMs ? "exists" : undefined;
  return age < listRecheckMs ? "notFound" : undefined;
}

export const contentIndex = perProcess("content-index", () => new ContentIndex());
