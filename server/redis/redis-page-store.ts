import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { log } from "../../lib/runtime/log.ts";
import { periods } from "../../lib/runtime/periods.ts";
import { fromBytes, pack } from "../page-cache/entry-bytes.ts";
import type {
  ChangeListener,
  Entry,
  PageStore,
  RegenerationLock,
  TagState,
} from "../page-cache/page-store.ts";
import { now } from "./clock.ts";
import { type BuildKeys, commonKeys } from "./keys.ts";
import { deleteScript, lockScript, setScript, versionPrefix, versionPrefixLength } from "./lua-scripts.ts";
import type { RedisLink } from "./redis-link.ts";
import type { RedisTagStates } from "./redis-tag-states.ts";

const { pageTtlMs, lockTtlMs, heldLockTtlMs } = periods.redis;

/**
 * Pages shared in Redis, on top of this process's own store, which has all of them too and takes over while Redis is
 * down. Redirects are not shared: anyone can invent URLs that redirect, and they are cheap to generate.
 */
export class RedisPageStore implements PageStore {
  readonly #local: PageStore;
  readonly #link: RedisLink;
  readonly #tagStates: RedisTagStates;
  readonly #keys: BuildKeys;
  /** Only letters and digits, as the pattern of messages expects. */
  readonly #processId = randomUUID().replaceAll("-", "");
  readonly #changeListeners: ChangeListener[] = [];
  readonly #heldLocks = new LRUCache<string, true>({ max: 10_000, ttl: heldLockTtlMs });

  constructor(local: PageStore, link: RedisLink, tagStates: RedisTagStates, keys: BuildKeys) {
    this.#local = local;
    this.#link = link;
    this.#tagStates = tagStates;
    this.#keys = keys;
    link.onMessage((message) => this.#receive(message));
    tagStates.onChange((tags) => this.#emitChange(undefined, tags));
  }

  async get(key: string): Promise<Entry | undefined> {
    const [local, shared] = await Promise.all([this.#local.get(key), this.#read(key)]);
    if (shared && (!local || shared.lastModified > local.lastModified)) {
      void this.#local.set(key, shared);
      return shared;
    }
    // Generated while Redis was down, or before it was emptied.
    const isMissing = shared ? local && local.lastModified > shared.lastModified : local?.quota === "page";
    if (local && isMissing) void this.#write(key, local);
    return local;
  }

  async set(key: string, entry: Entry): Promise<void> {
    void this.#write(key, entry);
    await this.#local.set(key, entry);
  }

  async delete(key: string): Promise<void> {
    void this.#remove(key);
    await this.#local.delete(key);
  }

  async acquireRegenerationLock(key: string, { lastModified }: Entry): Promise<RegenerationLock> {
    if (this.#heldLocks.has(key)) return "held";
    const reply = await this.#link.query(({ bytes }) =>
      bytes.eval(lockScript, {
        keys: this.#scriptKeys(key),
        arguments: [versionPrefix(lastModified), versionPrefix(now()), this.#processId, String(lockTtlMs)],
      }),
    );
    if (Buffer.isBuffer(reply)) {
      const entry = await this.#parse(key, reply);
      if (!entry || entry.lastModified <= lastModified) return "acquired";
      void this.#local.set(key, entry);
      return entry;
    }
    if (reply !== 0) return "acquired";
    this.#heldLocks.set(key, true);
    return "held";
  }

  onChange(listener: ChangeListener): void {
    this.#changeListeners.push(listener);
  }

  invalidateTags(tags: string[], state: TagState): Promise<void> {
    return this.#tagStates.invalidate(tags, state);
  }

  async tagStates(tags: string[]): Promise<TagState[]> {
    return this.#tagStates.of(tags);
  }

  close(): void {
    this.#tagStates.close();
    this.#link.close();
    this.#local.close();
  }

  async #read(key: string): Promise<Entry | undefined> {
    const bytes = await this.#link.query((client) => client.bytes.get(this.#keys.page(key)));
    return Buffer.isBuffer(bytes) ? this.#parse(key, bytes) : undefined;
  }

  async #write(key: string, entry: Entry): Promise<void> {
    if (!this.#link.isUp) return;
    if (entry.quota === "redirect") return this.#remove(key);
    const value = Buffer.concat([Buffer.from(versionPrefix(entry.lastModified)), await pack(entry)]);
    const { channel } = commonKeys;
    await this.#link.send(({ texts }) =>
      texts.eval(setScript, {
        keys: this.#scriptKeys(key),
        arguments: [
          value,
          versionPrefix(now()),
          this.#processId,
          String(pageTtlMs),
          channel,
          `${this.#processId} ${key}`,
        ],
      }),
    );
  }

  async #remove(key: string): Promise<void> {
    await this.#link.send(({ texts }) =>
      texts.eval(deleteScript, {
        keys: this.#scriptKeys(key),
        arguments: [this.#processId, commonKeys.channel, `${this.#processId} ${key}`],
      }),
    );
  }

  /** A damaged or foreign value is deleted. */
  async #parse(key: string, value: Buffer): Promise<Entry | undefined> {
    try {
      const entry = await fromBytes(value.subarray(versionPrefixLength));
      // Clocks differ between machines: no entry is newer than now.
      return { ...entry, lastModified: Math.min(entry.lastModified, now()) };
    } catch (error) {
      log.warn({ key, reason: (error as Error).message }, "redis: dropped a damaged page");
      void this.#link.send(({ texts }) => texts.del(this.#keys.page(key)));
      return undefined;
    }
  }

  /** Another process has regenerated or deleted a page. */
  #receive(message: string): void {
    const [, processId, key] = /^(\w+) (.+)$/s.exec(message) ?? [];
    if (key === undefined || processId === this.#processId) return;
    this.#heldLocks.delete(key);
    this.#emitChange(key);
  }

  #scriptKeys(key: string): string[] {
    return [this.#keys.page(key), this.#keys.lock(key)];
  }

  #emitChange(key?: string, tags?: string[]): void {
    for (const listener of this.#changeListeners) listener(key, tags);
  }
}
