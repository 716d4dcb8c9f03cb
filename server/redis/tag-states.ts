import { randomUUID } from "node:crypto";
import type { TagState } from "../page-cache/page-store.ts";
import { joinMarks, markText, raiseMark, readMark, sameMark } from "../page-cache/tag-state.ts";
import { now } from "./clock.ts";
import { type Client, isWrongType } from "./connection.ts";
import type { RedisLink } from "./redis-link.ts";

/** How long Redis keeps the marks when nothing is published, in ms. By then every page is older than it may be. */
const keptFor = 7 * 24 * 60 * 60 * 1000;
/** How often it is looked whether a message was missed, in ms. */
const lookEvery = 500;

export type MarkKeys = { marks: string; version: string; channel: string };

/** The message that says that there are other marks. */
export const marksMessage = "marks";

/**
 * The marks of tags that all replicas have in common. Each replica has all of them in its memory; Redis has them too,
 * with a version that is another one after each change. What one of them knows and the other does not goes both ways
 * on every occasion, so nothing is lost that one replica knows, whatever becomes of Redis.
 */
export class SharedMarks {
  readonly #link: RedisLink;
  readonly #keys: MarkKeys;
  readonly #keep: (tag: string, mark: TagState) => void;
  readonly #watchers: (() => void)[] = [];
  /** As they were made. */
  readonly #marks: Map<string, TagState>;
  /** As they count for what this process has made. */
  readonly #here: Map<string, TagState>;
  #version: string | null = null;
  /** How many times this process has marked tags, and how many of them Redis has been told. */
  #made = 0;
  #told = 0;
  #running: Promise<void> | undefined;
  #queued: Promise<void> | undefined;
  readonly #looking: NodeJS.Timeout;

  /**
   * @param known marks that are known already
   * @param keep gets each mark that is new or has changed
   */
  constructor(
    link: RedisLink,
    keys: MarkKeys,
    known: Iterable<[string, TagState]> = [],
    keep: (tag: string, mark: TagState) => void = () => {},
  ) {
    this.#link = link;
    this.#keys = keys;
    this.#keep = keep;
    this.#marks = new Map(known);
    this.#here = new Map(this.#marks);
    link.greet((client, fresh) => this.#exchange(client, fresh));
    link.listen((message) => {
      if (message === marksMessage) void this.#sync();
    });
    this.#looking = setInterval(() => void this.#look(), lookEvery).unref();
  }

  /** Calls back whenever marks have come from elsewhere. */
  watch(watcher: () => void): void {
    this.#watchers.push(watcher);
  }

  /** Adds to the marks of each tag, and tells the others. Resolves when they have been told, or cannot be. */
  async mark(tags: string[], mark: TagState): Promise<void> {
    const time = now();
    for (const tag of tags) {
      this.#note(tag, joinMarks(this.#marks.get(tag) ?? {}, mark, time));
      this.#here.set(tag, joinMarks(this.#here.get(tag) ?? {}, mark, time));
    }
    this.#made += 1;
    await this.#link.soon(this.#sync());
  }

  /** The marks of those tags that have any. */
  of(tags: string[]): TagState[] {
    return tags.flatMap((tag) => this.#here.get(tag) ?? []);
  }

  /** Resolves when all marks are known that Redis has, or cannot be had in time. */
  async refresh(): Promise<void> {
    if (this.#link.up) await this.#link.soon(this.#look());
  }

  close(): void {
    clearInterval(this.#looking);
  }

  /** Looks whether there are marks that are not known here, because a message was missed or is still on its way. */
  async #look(): Promise<void> {
    const version = await this.#link.tell(({ texts }) => texts.get(this.#keys.version));
    const isKnown = version === this.#version && (version !== null || this.#marks.size === 0);
    if (this.#told !== this.#made || !isKnown) await this.#sync();
  }

  /** Runs once at a time; what is called while it runs waits for another run, which has all that was there by then. */
  #sync(): Promise<void> {
    if (!this.#running) {
      const run = this.#link.tell((client) => this.#exchange(client, false));
      this.#running = run.then(() => {
        this.#running = undefined;
      });
      return this.#running;
    }
    this.#queued ??= this.#running.then(() => {
      this.#queued = undefined;
      return this.#sync();
    });
    return this.#queued;
  }

  /**
   * Takes what Redis knows, and gives it what it does not.
   * @param fresh whether this process has made nothing yet
   */
  async #exchange({ texts }: Client, fresh: boolean): Promise<void> {
    const { marks, version, channel } = this.#keys;
    const found = await unlessForeign(texts.get(version), null);
    const theirs: Record<string, string> | null = await unlessForeign(texts.hGetAll(marks), null);
    if (!theirs) await texts.del(marks);
    this.#version = found;
    this.#learn(theirs ?? {}, fresh);
    const missing = [...this.#marks].map(([tag, mark]): [string, string] => [tag, markText(mark)]);
    const given = missing.filter(([tag, text]) => theirs?.[tag] !== text);
    const made = this.#made;
    if (given.length > 0 || (found === null && missing.length > 0)) {
      const next = texts.multi().set(version, randomUUID(), { expiration: { type: "PX", value: keptFor } });
      for (const [tag, text] of given) next.hSet(marks, tag, text);
      await next.pExpire(marks, keptFor).publish(channel, marksMessage).exec();
    }
    this.#told = made;
  }

  #learn(theirs: Record<string, string>, fresh: boolean): void {
    const time = now();
    let hasLearned = false;
    for (const [tag, text] of Object.entries(theirs)) {
      const mark = readMark(text);
      const known = this.#marks.get(tag) ?? {};
      const joined = mark && joinMarks(known, mark, time);
      if (!joined || sameMark(joined, known)) continue;
      this.#note(tag, joined);
      const here = fresh ? joined : raiseMark(joined, known, time);
      this.#here.set(tag, joinMarks(this.#here.get(tag) ?? {}, here, time));
      hasLearned = true;
    }
    if (hasLearned) for (const watcher of this.#watchers) watcher();
  }

  #note(tag: string, mark: TagState): void {
    this.#marks.set(tag, mark);
    this.#keep(tag, mark);
  }
}

/** What is under a key, or `otherwise` where another program has put something else there. */
async function unlessForeign<T>(asking: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (isWrongType(error)) return otherwise;
    throw error;
  }
}
