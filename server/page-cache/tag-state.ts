import type { TagState } from "./page-store.ts";

/**
 * The state of tags from now on: expired, or with durations stale.
 * @param durations `expire`: seconds until their stale entries expire
 */
export function newTagState(now: number, durations?: { expire?: number }): TagState {
  if (!durations) return { expired: now };
  const { expire } = durations;
  return { stale: now, ...(expire !== undefined && { expired: now + expire * 1000 }) };
}

/** Merges two states of the same tag; the order does not matter. */
export function mergeTagStates(one: TagState, other: TagState, now: number): TagState {
  const stale = Math.max(one.stale ?? 0, other.stale ?? 0);
  const expired = mergeExpired(one, other, now);
  return { ...(stale > 0 && { stale }), ...(expired !== undefined && { expired }) };
}

/** A state from another process as it applies here: everything generated here before it arrived is older. */
export function tagStateHere({ stale, expired }: TagState, known: TagState, now: number): TagState {
  return {
    ...(stale !== undefined && { stale: stale > (known.stale ?? 0) ? now : stale }),
    ...(expired !== undefined && { expired: expired <= now && expired !== known.expired ? now : expired }),
  };
}

export function isSameTagState(one: TagState, other: TagState): boolean {
  return one.stale === other.stale && one.expired === other.expired;
}

/** The text stored in Redis: `<stale>:<expired>`. */
export function formatTagState({ stale = 0, expired = 0 }: TagState): string {
  return `${stale}:${expired}`;
}

/** `undefined` when the text is something else. */
export function parseTagState(text: string): TagState | undefined {
  const [, stale, expired] = /^(\d{1,15}):(\d{1,15})$/.exec(text) ?? [];
  if (stale === undefined || expired === undefined) return undefined;
  return { ...(+stale > 0 && { stale: +stale }), ...(+expired > 0 && { expired: +expired }) };
}

/** A past expiry outranks a future one; of two future ones the latest call decides. */
function mergeExpired(one: TagState, other: TagState, now: number): number | undefined {
  if (one.expired === undefined || other.expired === undefined) return one.expired ?? other.expired;
  const past = [one.expired, other.expired].filter((time) => time <= now);
  if (past.length > 0) return Math.max(...past);
  if (one.stale === other.stale) return Math.max(one.expired, other.expired);
  return (one.stale ?? 0) > (other.stale ?? 0) ? one.expired : other.expired;
}
