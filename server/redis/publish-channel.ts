import { randomUUID } from "node:crypto";
import type { PublishCall } from "../../lib/runtime/events.ts";
import { RedisConnection, type RedisTimes } from "./connection.ts";

/**
 * Makes a publish call to this process; without one, everything is stale.
 * @returns whether it succeeded
 */
type PublishHere = (call?: PublishCall) => Promise<boolean>;

/**
 * Passes publish calls on to the other replicas, and theirs to this one. Messages are lost while a replica is not connected, so
 * everything is stale after each connection, the first one included: pages on disk may be older.
 */
export class PublishChannel {
  readonly connection: RedisConnection;
  readonly #publishHere: PublishHere;
  readonly #id = randomUUID();
  /** Tags of calls that Redis may not have received. */
  readonly #unsentTags = new Set<string>();

  constructor(url: string, publishHere: PublishHere, times?: RedisTimes) {
    this.#publishHere = publishHere;
    // The same for every build: in a rolling release, two run at the same time. Redis' channels know no databases.
    const channel = `site:publish:${Number(new URL(url).pathname.slice(1))}`;
    const onMessage = (text: string) => void this.#receive(text);
    this.connection = new RedisConnection(
      url,
      { channel, onMessage, onUp: () => void this.#catchUp() },
      times,
    );
  }

  /** Sends a call that this process has received; once Redis is back if it is down. */
  async send(call: PublishCall): Promise<void> {
    try {
      await this.connection.publish(JSON.stringify({ from: this.#id, ...call }));
    } catch {
      for (const tag of call.tags) this.#unsentTags.add(tag);
    }
  }

  async #receive(text: string): Promise<void> {
    const { from, ...call } = parse(text);
    if (typeof from !== "string" || from === this.#id) return;
    // A call of another build may have tags that this one does not know.
    if (!(await this.#publishHere(call))) await this.#publishHere();
  }

  async #catchUp(): Promise<void> {
    const tags = [...this.#unsentTags];
    this.#unsentTags.clear();
    if (tags.length > 0) void this.send({ tags });
    await this.#publishHere();
  }
}

/** `POST /api/revalidate` validates the rest. */
function parse(text: string): PublishCall & { from?: unknown } {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return { tags: [] };
  }
}
