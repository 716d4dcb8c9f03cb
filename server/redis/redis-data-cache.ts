import { LRUCache } from "lru-cache";
import type { CacheEntry, CacheHandler } from "next/cache";
import { periods } from "../../lib/runtime/periods.ts";
import { isObject, pack, unpack } from "../page-cache/entry-bytes.ts";
import { newTagState } from "../page-cache/tag-state.ts";
import { now } from "./clock.ts";
import type { BuildKeys } from "./keys.ts";
import type { RedisLink } from "./redis-link.ts";
import type { RedisTagStates } from "./redis-tag-states.ts";

/** A cached result, with its bytes instead of a stream. */
type Data = Omit<CacheEntry, "value"> & { bytes: Uint8Array };

const memoryMaxBytes = 32 * 1024 * 1024;

/**
 * Results of 'use cache' functions, in memory and shared through Redis. Like Next's own handler it returns nothing
 * expired: during an outage the page cache is what carries pages on.
 */
export class RedisDataCache implements CacheHandler {
  readonly #link: RedisLink;
  readonly #tagStates: RedisTagStates;
  readonly #keys: BuildKeys;
  readonly #memory = new LRUCache<string, Data>({
    maxSize: memoryMaxBytes,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length + 512,
  });
  readonly #pending = new Map<string, Promise<void>>();

  constructor(link: RedisLink, tagStates: RedisTagStates, keys: BuildKeys) {
    this.#link = link;
    this.#tagStates = tagStates;
    this.#keys = keys;
  }

  async get(key: string): Promise<CacheEntry | undefined> {
    await this.#pending.get(key);
    const local = this.#memory.get(key);
    if (local && this.#freshness(local) === "fresh") return entryOf(local);
    const shared = await this.#read(key);
    if (shared && (!local || shared.timestamp > local.timestamp)) this.#memory.set(key, shared);
    const data = this.#memory.get(key);
    const freshness = data && this.#freshness(data);
    if (!data || freshness === "expired") return undefined;
    return freshness === "stale" ? { ...entryOf(data), revalidate: -1 } : entryOf(data);
  }

  async set(key: string, entry: Promise<CacheEntry>): Promise<void> {
    const pending = Promise.withResolvers<void>();
    this.#pending.set(key, pending.promise);
    try {
      const { value, ...times } = await entry;
      const data = { ...times, bytes: new Uint8Array(await new Response(value).arrayBuffer()) };
      if (data.expire === 0) return;
      this.#memory.set(key, data);
      void this.#write(key, data);
    } catch {
      // The function failed: its caller receives the same error.
    } finally {
      pending.resolve();
      this.#pending.delete(key);
    }
  }

  refreshTags(): Promise<void> {
    return this.#tagStates.refresh();
  }

  async getExpiration(tags: string[]): Promise<number> {
    const time = now();
    const times = this.#tagStates
      .of(tags)
      .flatMap(({ stale = 0, expired = 0 }) => [stale, expired <= time ? expired : 0]);
    return Math.max(0, ...times);
  }

  async updateTags(tags: string[], durations?: { expire?: number }): Promise<void> {
    await this.#tagStates.invalidate(tags, newTagState(now(), durations));
  }

  #freshness({ tags, timestamp, revalidate, expire }: Data): "fresh" | "stale" | "expired" {
    const time = now();
    if (time > timestamp + periods.scaled(Math.min(revalidate, expire) * 1000)) return "expired";
    const states = this.#tagStates.of(tags);
    if (states.some(({ expired = 0 }) => expired <= time && expired > timestamp)) return "expired";
    return states.some(({ stale = 0 }) => stale > timestamp) ? "stale" : "fresh";
  }

  async #read(key: string): Promise<Data | undefined> {
    const bytes = await this.#link.query((client) => client.bytes.get(this.#keys.data(key)));
    if (!Buffer.isBuffer(bytes)) return undefined;
    const data = await unpack(bytes).catch(() => undefined);
    // Clocks differ between machines: no entry is newer than now.
    if (isData(data)) return { ...data, timestamp: Math.min(data.timestamp, now()) };
    void this.#link.send(({ texts }) => texts.del(this.#keys.data(key)));
    return undefined;
  }

  async #write(key: string, data: Data): Promise<void> {
    const ttlMs = data.timestamp + periods.scaled(Math.min(data.revalidate, data.expire) * 1000) - now();
    const value = Math.ceil(Math.min(ttlMs, periods.redis.maxDataTtlMs));
    if (value <= 0 || !this.#link.isUp) return;
    const bytes = await pack(data);
    await this.#link.send(({ texts }) =>
      texts.set(this.#keys.data(key), bytes, { expiration: { type: "PX", value } }),
    );
  }
}

/** Each reader needs a stream of its own. */
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
