import { LRUCache } from "lru-cache";
import {
  type Claim,
  type Entry,
  memoryBounds,
  type PageStore,
  type Quota,
  type SizeLimits,
  sizeOf,
  type TagState,
  type Watcher,
} from "./page-store.ts";

/** Pages in memory, the least recently used of them dropped, over a store that is slower and keeps more. */
export class LayeredStore implements PageStore {
  readonly #below: PageStore;
  readonly #fallback: (key: string) => Promise<Entry | undefined>;
  readonly #memory: Record<Quota, LRUCache<string, Entry>>;
  readonly #watchers: Watcher[] = [];

  /** @param fallback asked for what neither has: the pages of the build */
  constructor(
    below: PageStore,
    fallback: (key: string) => Promise<Entry | undefined> = async () => undefined,
    bounds: SizeLimits = memoryBounds,
  ) {
    this.#below = below;
    this.#fallback = fallback;
    const inMemory = (maxSize: number) => new LRUCache<string, Entry>({ maxSize, sizeCalculation: sizeOf });
    this.#memory = { page: inMemory(bounds.page), redirect: inMemory(bounds.redirect) };
    below.watch?.((key) => {
      // Another process has a newer one: it is below.
      if (key !== undefined) this.#forget(key);
      this.#tell(key);
    });
  }

  async get(key: string): Promise<Entry | undefined> {
    const kept = this.#remembered(key);
    if (kept) return kept;
    const found = (await this.#below.get(key)) ?? (await this.#fallback(key));
    // A newer one may have come meanwhile.
    const newer = this.#remembered(key);
    if (newer) return newer;
    if (found) this.#memory[found.quota].set(key, found);
    return found;
  }

  async set(key: string, entry: Entry): Promise<void> {
    this.#forget(key);
    this.#memory[entry.quota].set(key, entry);
    this.#tell(key);
    await this.#below.set(key, entry);
  }

  async delete(key: string): Promise<void> {
    this.#forget(key);
    this.#tell(key);
    await this.#below.delete(key);
  }

  async markTags(tags: string[], mark: TagState): Promise<void> {
    const marking = this.#below.markTags(tags, mark);
    this.#tell();
    await marking;
  }

  tagMarks(tags: string[]): Promise<TagState[]> {
    return this.#below.tagMarks(tags);
  }

  async claim(key: string, stale: Entry): Promise<Claim> {
    const claim = (await this.#below.claim?.(key, stale)) ?? "make";
    if (typeof claim === "string") return claim;
    const own = this.#remembered(key);
    if (own && own.lastModified >= claim.lastModified)
      return own.lastModified > stale.lastModified ? own : "make";
    this.#forget(key);
    this.#memory[claim.quota].set(key, claim);
    this.#tell(key);
    return claim;
  }

  /** Calls back for every change that is made through this store, and for those of other processes. */
  watch(watcher: Watcher): void {
    this.#watchers.push(watcher);
  }

  close(): void {
    this.#below.close();
  }

  #tell(key?: string): void {
    for (const watcher of this.#watchers) watcher(key);
  }

  #remembered(key: string): Entry | undefined {
    return this.#memory.page.get(key) ?? this.#memory.redirect.get(key);
  }

  #forget(key: string): void {
    this.#memory.page.delete(key);
    this.#memory.redirect.delete(key);
  }
}
