import type { TagState } from "./page-store.ts";

/**
 * The mark that two of the same tag amount to, in whichever order they are joined.
 * @param now in ms since 1970
 */
export function joinMarks(one: TagState, other: TagState, now: number): TagState {
  const stale = Math.max(one.stale ?? 0, other.stale ?? 0);
  const expired = joinExpired(one, other, now);
  return { ...(stale > 0 && { stale }), ...(expired !== undefined && { expired }) };
}

/** What a mark that comes from elsewhere amounts to here: whatever was made here before it was known is older. */
export function raiseMark(mark: TagState, known: TagState, now: number): TagState {
  const { stale, expired } = mark;
  return {
    ...(stale !== undefined && { stale: stale > (known.stale ?? 0) ? now : stale }),
    ...(expired !== undefined && { expired: expired <= now && expired !== known.expired ? now : expired }),
  };
}

export function sameMark(one: TagState, other: TagState): boolean {
  return one.stale === other.stale && one.expired === other.expired;
}

/** As Redis keeps it. */
export function markText({ stale = 0, expired = 0 }: TagState): string {
  return `${stale}:${expired}`;
}

/** The mark that a text of Redis is; `undefined` where it is something else. */
export function readMark(text: string): TagState | undefined {
  const [, stale, expired] = /^(\d{1,15}):(\d{1,15})$/.exec(text) ?? [];
  if (stale === undefined || expired === undefined) return undefined;
  return { ...(+stale > 0 && { stale: +stale }), ...(+expired > 0 && { expired: +expired }) };
}

/** What has expired counts before what is only going to; of two that are going to, the one that was said last. */
function joinExpired(one: TagState, other: TagState, now: number): number | undefined {
  if (one.expired === undefined || other.expired === undefined) return one.expired ?? other.expired;
  const past = [one.expired, other.expired].filter((time) => time <= now);
  if (past.length > 0) return Math.max(...past);
  if (one.stale === other.stale) return Math.max(one.expired, other.expired);
  return (one.stale ?? 0) > (other.stale ?? 0) ? one.expired : other.expired;
}
