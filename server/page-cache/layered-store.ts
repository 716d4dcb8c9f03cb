import { LRUCache } from "lru-cache";
import { periods } from "../../lib/runtime/periods.ts";
import {
  type ChangeListener,
  type Entry,
  memoryLimits,
  type PageStore,
  type Quota,
  type RegenerationLock,
  type SizeLimits,
  sizeOf,
  type TagState,
} from "./page-store.ts";

/** An LRU cache in memory on top of a slower, larger store; what neither has is read from the build's output. */
export class LayeredStore implements PageStore {
  readonly #lower: PageStore;
  readonly #readBuildOutput: PageStore["get"];
  readonly #memory: Record<Quota, LRUCache<string, Entry>>;
  readonly #changeListeners: ChangeListener[] = [];

  constructor(
    lower: PageStore,
    readBuildOutput: PageStore["get"] = async () => undefined,
    limits: SizeLimits = memoryLimits,
  ) {
    this.#lower = lower;
    this.#readBuildOutput = readBuildOutput;
    const memory = (maxSize: number) => new LRUCache<string, Entry>({ maxSize, sizeCalculation: sizeOf });
    this.#memory = {
      page: memory(limits.page),
      redirect: memory(limits.redirect),
      search: new LRUCache({
        maxSize: limits.search,
        sizeCalculation: sizeOf,
        ttl: periods.pageCache.searchMs,
      }),
    };
    lower.onChange?.((key, tags) => {
      // Another process has stored a newer entry, which the lower store has.
      if (key !== undefined) this.#evict(key);
      else this.dropSearches();
      this.#emitChange(key, tags);
    });
  }

  async get(key: string): Promise<Entry | undefined> {
    const cached = this.#cached(key);
    if (cached) return cached;
    const found = (await this.#lower.get(key)) ?? (await this.#readBuildOutput(key));
    // A newer entry may have been stored during the read.
    const newer = this.#cached(key);
    if (newer) return newer;
    if (found) this.#memory[found.quota].set(key, found);
    return found;
  }

  async set(key: string, entry: Entry): Promise<void> {
    this.#cache(key, entry);
    if (entry.quota !== "search") await this.#lower.set(key, entry);
  }

  async delete(key: string): Promise<void> {
    this.#evict(key);
    this.#emitChange(key);
    await this.#lower.delete(key);
  }

  async invalidateTags(tags: string[], state: TagState): Promise<void> {
    this.dropSearches();
    await this.#lower.invalidateTags(tags, state);
  }

  /** Searches are made again rather than served stale: their results change at once. */
  dropSearches(): void {
    this.#memory.search.clear();
  }

  tagStates(tags: string[]): Promise<TagState[]> {
    return this.#lower.tagStates(tags);
  }

  async acquireRegenerationLock(key: string, stale: Entry): Promise<RegenerationLock> {
    const lock = (await this.#lower.acquireRegenerationLock?.(key, stale)) ?? "acquired";
    if (typeof lock === "string") return lock;
    const cached = this.#cached(key);
    if (cached && cached.lastModified >= lock.lastModified)
      return cached.lastModified > stale.lastModified ? cached : "acquired";
    this.#cache(key, lock);
    return lock;
  }

  /** Reports changes made through this store, and those of other processes. */
  onChange(listener: ChangeListener): void {
    this.#changeListeners.push(listener);
  }

  close(): void {
    this.#lower.close();
  }

  #emitChange(key?: string, tags?: string[]): void {
    for (const listener of this.#changeListeners) listener(key, tags);
  }

  #cached(key: string): Entry | undefined {
    const { page, search, redirect } = this.#memory;
    return page.get(key) ?? search.get(key) ?? redirect.get(key);
  }

  #cache(key: string, entry: Entry): void {
    this.#evict(key);
    this.#memory[entry.quota].set(key, entry);
    this.#emitChange(key);
  }

  #evict(key: string): void {
    for (const memory of Object.values(this.#memory)) memory.delete(key);
  }
}
