import { LRUCache } from "lru-cache";
import { log } from "../../lib/runtime/log.ts";
import { fromBytes, toBytes } from "../page-cache/entry-bytes.ts";
import type { Claim, Entry, PageStore, TagState, Watcher } from "../page-cache/page-store.ts";
import { now } from "./clock.ts";
import type { BuildKeys } from "./keys.ts";
import type { RedisLink } from "./redis-link.ts";
import { claimScript, deleteScript, setScript, stampLength, stampOf } from "./scripts.ts";
import type { SharedMarks } from "./tag-states.ts";

/** How long Redis keeps a page that is not made anew, in ms. */
const keptFor = 7 * 24 * 60 * 60 * 1000;
/** How long others leave a page to the one that is making it anew, in ms. */
const lockFor = 5000;
/** How long it is not asked again whether that one is done: it says so itself. In ms. */
const askAgain = 250;

/** What names this process among the replicas. */
type Place = { keys: BuildKeys; channel: string; id: string };

/**
 * Pages that replicas have in common, in Redis, over this process's own store, which has all of them too and is what
 * there is while Redis is away. Redirects are not shared: anyone can make up addresses that redirect, and each is
 * made at once.
 */
export class SharedStore implements PageStore {
  readonly #below: PageStore;
  readonly #link: RedisLink;
  readonly #marks: SharedMarks;
  readonly #place: Place;
  readonly #watchers: Watcher[] = [];
  readonly #leftToOthers = new LRUCache<string, true>({ max: 10_000, ttl: askAgain });

  /** @param place `id` is this process's own, in letters and digits */
  constructor(below: PageStore, link: RedisLink, marks: SharedMarks, place: Place) {
    this.#below = below;
    this.#link = link;
    this.#marks = marks;
    this.#place = place;
    link.listen((message) => this.#hear(message));
    marks.watch(() => this.#tell());
  }

  async get(key: string): Promise<Entry | undefined> {
    const [own, shared] = await Promise.all([this.#below.get(key), this.#read(key)]);
    if (shared && (!own || shared.lastModified > own.lastModified)) {
      void this.#below.set(key, shared);
      return shared;
    }
    // Made while Redis was away, or before it was emptied.
    const isMissed = shared ? own && own.lastModified > shared.lastModified : own?.quota === "page";
    if (own && isMissed) void this.#write(key, own);
    return own;
  }

  async set(key: string, entry: Entry): Promise<void> {
    // Nobody waits for Redis to have it.
    void this.#write(key, entry);
    await this.#below.set(key, entry);
  }

  async delete(key: string): Promise<void> {
    void this.#remove(key);
    await this.#below.delete(key);
  }

  async claim(key: string, { lastModified }: Entry): Promise<Claim> {
    if (this.#leftToOthers.has(key)) return "wait";
    const { keys, id } = this.#place;
    const answer = await this.#link.ask(({ bytes }) =>
      bytes.eval(claimScript, {
        keys: [keys.page(key), keys.lock(key)],
        arguments: [stampOf(lastModified), stampOf(now()), id, String(lockFor)],
      }),
    );
    if (Buffer.isBuffer(answer)) {
      const entry = await this.#parse(key, answer);
      if (!entry || entry.lastModified <= lastModified) return "make";
      void this.#below.set(key, entry);
      return entry;
    }
    if (answer !== 0) return "make";
    this.#leftToOthers.set(key, true);
    return "wait";
  }

  watch(watcher: Watcher): void {
    this.#watchers.push(watcher);
  }

  markTags(tags: string[], mark: TagState): Promise<void> {
    return this.#marks.mark(tags, mark);
  }

  async tagMarks(tags: string[]): Promise<TagState[]> {
    return this.#marks.of(tags);
  }

  close(): void {
    this.#marks.close();
    this.#link.close();
    this.#below.close();
  }

  async #read(key: string): Promise<Entry | undefined> {
    const bytes = await this.#link.ask((client) => client.bytes.get(this.#place.keys.page(key)));
    return Buffer.isBuffer(bytes) ? await this.#parse(key, bytes) : undefined;
  }

  async #write(key: string, entry: Entry): Promise<void> {
    if (!this.#link.up) return;
    if (entry.quota === "redirect") return this.#remove(key);
    const { keys, channel, id } = this.#place;
    const value = Buffer.concat([Buffer.from(stampOf(entry.lastModified)), await toBytes(entry)]);
    await this.#link.tell(({ texts }) =>
      texts.eval(setScript, {
        keys: [keys.page(key), keys.lock(key)],
        arguments: [value, stampOf(now()), id, String(keptFor), channel, `${id} ${key}`],
      }),
    );
  }

  async #remove(key: string): Promise<void> {
    const { keys, channel, id } = this.#place;
    await this.#link.tell(({ texts }) =>
      texts.eval(deleteScript, {
        keys: [keys.page(key), keys.lock(key)],
        arguments: [id, channel, `${id} ${key}`],
      }),
    );
  }

  /** The entry that a value of Redis is. One that is damaged, or another program's, is removed. */
  async #parse(key: string, value: Buffer): Promise<Entry | undefined> {
    try {
      const entry = await fromBytes(value.subarray(stampLength));
      // Clocks differ; nothing was made after this moment.
      return { ...entry, lastModified: Math.min(entry.lastModified, now()) };
    } catch (error) {
      log.warn({ key, reason: (error as Error).message }, "redis: a damaged page was dropped");
      void this.#link.tell(({ texts }) => texts.del(this.#place.keys.page(key)));
      return undefined;
    }
  }

  /** Another process has made a page anew, or removed it. */
  #hear(message: string): void {
    const [, from, key] = /^(\w+) (.+)$/s.exec(message) ?? [];
    if (key === undefined || from === this.#place.id) return;
    this.#leftToOthers.delete(key);
    this.#tell(key);
  }

  #tell(key?: string): void {
    for (const watcher of this.#watchers) watcher(key);
  }
}
