import { randomUUID } from "node:crypto";
import { periods } from "../../lib/runtime/periods.ts";
import type { TagState } from "../page-cache/page-store.ts";
import {
  formatTagState,
  isSameTagState,
  mergeTagStates,
  parseTagState,
  tagStateHere,
} from "../page-cache/tag-state.ts";
import { now } from "./clock.ts";
import { commonKeys } from "./keys.ts";
import { isWrongType, type RedisClient } from "./redis-client.ts";
import type { RedisLink } from "./redis-link.ts";

const { tagStatesTtlMs, pollIntervalMs } = periods.redis;

const changeMessage = "marks";
const { channel, tagStates, version } = commonKeys;

/**
 * Tag states of all replicas. Every replica holds all of them in memory, and so does Redis, under a version that changes
 * with each update. Each sync copies both ways what the other side lacks, so no state is lost that one replica knows.
 */
export class RedisTagStates {
  readonly #link: RedisLink;
  readonly #persist: (tag: string, state: TagState) => void;
  readonly #changeListeners: ((tags: string[]) => void)[] = [];
  /** As published. */
  readonly #published: Map<string, TagState>;
  /** As they apply to what this process has generated. */
  readonly #here: Map<string, TagState>;
  #version: string | null = null;
  /** Updates made by this process, and how many of them Redis has. */
  #updates = 0;
  #syncedUpdates = 0;
  #sync: Promise<void> | undefined;
  #nextSync: Promise<void> | undefined;
  readonly #poll: NodeJS.Timeout;

  /** @param persist receives each new or changed state */
  constructor(
    link: RedisLink,
    known: Iterable<[string, TagState]>,
    persist: (tag: string, state: TagState) => void,
  ) {
    this.#link = link;
    this.#persist = persist;
    this.#published = new Map(known);
    this.#here = new Map(this.#published);
    link.onConnect((client, isFirstAttempt) => this.#exchange(client, isFirstAttempt));
    link.onMessage((message) => {
      if (message === changeMessage) void this.#syncOnce();
    });
    this.#poll = setInterval(() => void this.#syncIfChanged(), pollIntervalMs).unref();
  }

  /** Called when states have arrived from other processes. */
  onChange(listener: (tags: string[]) => void): void {
    this.#changeListeners.push(listener);
  }

  /** Resolves when the other replicas have been notified, or cannot be. */
  async invalidate(tags: string[], state: TagState): Promise<void> {
    const time = now();
    for (const tag of tags) {
      this.#publish(tag, mergeTagStates(this.#published.get(tag) ?? {}, state, time));
      this.#here.set(tag, mergeTagStates(this.#here.get(tag) ?? {}, state, time));
    }
    this.#updates += 1;
    await this.#link.waitFor(this.#syncOnce());
  }

  /** The states of those tags that have one. */
  of(tags: string[]): TagState[] {
    return tags.flatMap((tag) => this.#here.get(tag) ?? []);
  }

  /** Resolves when every state in Redis is known here, or cannot be read in time. */
  async refresh(): Promise<void> {
    if (this.#link.isUp) await this.#link.waitFor(this.#syncIfChanged());
  }

  close(): void {
    clearInterval(this.#poll);
  }

  async #syncIfChanged(): Promise<void> {
    const current = await this.#link.send(({ texts }) => texts.get(version));
    const isKnown = current === this.#version && (current !== null || this.#published.size === 0);
    if (this.#syncedUpdates !== this.#updates || !isKnown) await this.#syncOnce();
  }

  /** One sync runs at a time; calls during it share the next one, which includes everything known by then. */
  #syncOnce(): Promise<void> {
    if (!this.#sync) {
      const sync = this.#link.send((client) => this.#exchange(client, false));
      this.#sync = sync.then(() => {
        this.#sync = undefined;
      });
      return this.#sync;
    }
    this.#nextSync ??= this.#sync.then(() => {
      this.#nextSync = undefined;
      return this.#syncOnce();
    });
    return this.#nextSync;
  }

  /**
   * Reads what Redis knows, and writes what it lacks.
   * @param isNewProcess true while this process has generated nothing
   */
  async #exchange({ texts }: RedisClient, isNewProcess: boolean): Promise<void> {
    const current = await nullIfForeign(texts.get(version));
    const stored: Record<string, string> | null = await nullIfForeign(texts.hGetAll(tagStates));
    if (!stored) await texts.del(tagStates);
    this.#version = current;
    this.#learn(stored ?? {}, isNewProcess);
    const known = [...this.#published].map(([tag, state]): [string, string] => [tag, formatTagState(state)]);
    const lacking = known.filter(([tag, text]) => stored?.[tag] !== text);
    const updates = this.#updates;
    if (lacking.length > 0 || (current === null && known.length > 0)) {
      const expiration = { type: "PX", value: tagStatesTtlMs } as const;
      const multi = texts.multi().set(version, randomUUID(), { expiration });
      for (const [tag, text] of lacking) multi.hSet(tagStates, tag, text);
      await multi.pExpire(tagStates, tagStatesTtlMs).publish(channel, changeMessage).exec();
    }
    this.#syncedUpdates = updates;
  }

  #learn(stored: Record<string, string>, isNewProcess: boolean): void {
    const time = now();
    const learned: string[] = [];
    for (const [tag, text] of Object.entries(stored)) {
      const state = parseTagState(text);
      const known = this.#published.get(tag) ?? {};
      const merged = state && mergeTagStates(known, state, time);
      if (!merged || isSameTagState(merged, known)) continue;
      this.#publish(tag, merged);
      const here = isNewProcess ? merged : tagStateHere(merged, known, time);
      this.#here.set(tag, mergeTagStates(this.#here.get(tag) ?? {}, here, time));
      learned.push(tag);
    }
    if (learned.length > 0) for (const listener of this.#changeListeners) listener(learned);
  }

  #publish(tag: string, state: TagState): void {
    this.#published.set(tag, state);
    this.#persist(tag, state);
  }
}

/** `null` when another program has stored another type of value under the key. */
async function nullIfForeign<T>(reply: Promise<T>): Promise<T | null> {
  try {
    return await reply;
  } catch (error) {
    if (isWrongType(error)) return null;
    throw error;
  }
}
