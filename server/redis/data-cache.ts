import { LRUCache } from "lru-cache";
import type { CacheEntry, CacheHandler } from "next/cache";
import { isObject, pack, unpack } from "../page-cache/entry-bytes.ts";
import type { TagState } from "../page-cache/page-store.ts";
import { now } from "./clock.ts";
import type { BuildKeys } from "./keys.ts";
import type { RedisLink } from "./redis-link.ts";
import type { SharedMarks } from "./tag-states.ts";

/** What a 'use cache' function has returned, with its bytes in place of their stream. */
export type Data = Omit<CacheEntry, "value"> & { bytes: Uint8Array };

/** Bytes of data in memory. */
const memoryBound = 32 * 1024 * 1024;
/** What is kept for longer than this is kept by each process, and not by Redis. In ms. */
const keptFor = 24 * 60 * 60 * 1000;

/**
 * What 'use cache' functions have returned, for all replicas: in the memory of each, and in Redis. As in Next's own
 * handler data is not given out when its time is over; what is to be shown in an outage is the page cache's to keep.
 */
export class SharedData implements CacheHandler {
  readonly #link: RedisLink;
  readonly #marks: SharedMarks;
  readonly #keys: BuildKeys;
  readonly #memory = new LRUCache<string, Data>({
    maxSize: memoryBound,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length + 512,
  });
  readonly #coming = new Map<string, Promise<void>>();

  constructor(link: RedisLink, marks: SharedMarks, keys: BuildKeys) {
    this.#link = link;
    this.#marks = marks;
    this.#keys = keys;
  }

  async get(key: string): Promise<CacheEntry | undefined> {
    await this.#coming.get(key);
    const own = this.#memory.get(key);
    if (own && this.#life(own) === "fresh") return entryOf(own);
    const shared = await this.#read(key);
    if (shared && (!own || shared.timestamp > own.timestamp)) this.#memory.set(key, shared);
    const data = this.#memory.get(key);
    const life = data && this.#life(data);
    if (!data || life === "over") return undefined;
    return life === "stale" ? { ...entryOf(data), revalidate: -1 } : entryOf(data);
  }

  async set(key: string, pending: Promise<CacheEntry>): Promise<void> {
    const coming = Promise.withResolvers<void>();
    this.#coming.set(key, coming.promise);
    try {
      const { value, ...times } = await pending;
      const data = { ...times, bytes: new Uint8Array(await new Response(value).arrayBuffer()) };
      if (data.expire === 0) return;
      this.#memory.set(key, data);
      void this.#write(key, data);
    } catch {
      // It broke off half-way: there is nothing to keep. Whoever reads the same stream is told why.
    } finally {
      coming.resolve();
      this.#coming.delete(key);
    }
  }

  /** Marks come with messages; this is for one that is still on its way. */
  refreshTags(): Promise<void> {
    return this.#marks.refresh();
  }

  async getExpiration(tags: string[]): Promise<number> {
    const time = now();
    const times = this.#marks
      .of(tags)
      .flatMap(({ stale = 0, expired = 0 }) => [stale, expired <= time ? expired : 0]);
    return Math.max(0, ...times);
  }

  async updateTags(tags: string[], durations?: { expire?: number }): Promise<void> {
    await this.#marks.mark(tags, markOf(now(), durations));
  }

  #life({ tags, timestamp, revalidate, expire }: Data): "fresh" | "stale" | "over" {
    const time = now();
    if (time > timestamp + Math.min(revalidate, expire) * 1000) return "over";
    const marks = this.#marks.of(tags);
    if (marks.some(({ expired = 0 }) => expired <= time && expired > timestamp)) return "over";
    return marks.some(({ stale = 0 }) => stale > timestamp) ? "stale" : "fresh";
  }

  async #read(key: string): Promise<Data | undefined> {
    const bytes = await this.#link.ask((client) => client.bytes.get(this.#keys.data(key)));
    if (!Buffer.isBuffer(bytes)) return undefined;
    const data = await unpack(bytes).catch(() => undefined);
    if (isData(data)) return { ...data, timestamp: Math.min(data.timestamp, now()) };
    void this.#link.tell(({ texts }) => texts.del(this.#keys.data(key)));
    return undefined;
  }

  async #write(key: string, data: Data): Promise<void> {
    const left = data.timestamp + Math.min(data.revalidate, data.expire) * 1000 - now();
    const value = Math.ceil(Math.min(left, keptFor));
    if (value <= 0 || !this.#link.up) return;
    const bytes = await pack(data);
    await this.#link.tell(({ texts }) =>
      texts.set(this.#keys.data(key), bytes, { expiration: { type: "PX", value } }),
    );
  }
}

/** What a call of revalidateTag's means for the entries of its tags. `expire`: seconds. */
function markOf(now: number, durations?: { expire?: number }): TagState {
  if (!durations) return { expired: now };
  const { expire } = durations;
  return { stale: now, ...(expire !== undefined && { expired: now + expire * 1000 }) };
}

/** Each reader has a stream of its own. */
function entryOf({ bytes, ...times }: Data): CacheEntry {
  const value = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return { ...times, value };
}

function isData(data: unknown): data is Data {
  if (!isObject(data) || !(data.bytes instanceof Uint8Array) || !Array.isArray(data.tags)) return false;
  return ["stale", "timestamp", "expire", "revalidate"].every((name) => typeof data[name] === "number");
}
