import { channel, subscribe } from "node:diagnostics_channel";

export const backendResults = [
  "ok",
  "missing",
  "gone",
  "refused",
  "unusable",
  "timeout",
  "unreachable",
  "not_asked",
] as const;
export type BackendResult = (typeof backendResults)[number];

/** Web vitals of one page view in milliseconds; CLS has no unit. `route` is a pattern, not a path. */
export type Visit = {
  route: string;
  LCP?: number;
  FCP?: number;
  TTFB?: number;
  INP?: number;
  CLS?: number;
};

/** `records`: ids of the changed records. */
export type PublishCall = { tags: string[]; records?: string[] };

type Events = {
  "backend-call": { result: BackendResult; seconds: number };
  /** `undelivered`: a mail or webhook was given up. */
  inquiry: { step: "queued" | "delivered" | "failed" | "undelivered"; page?: string };
  visit: Visit;
  /** From outside of the site; calls that other replicas have passed on are none. */
  "publish-call": PublishCall;
  /** Content is new here, also by a call of another replica; without tags it may be any content. */
  published: { tags?: readonly string[] };
  /** The search has read content: results may have changed. */
  "search-read": undefined;
  /** Of the page cache: an entry was returned, is being regenerated, was missing, was stored, or was dropped as damaged. */
  "page-cache": "hits" | "stale" | "misses" | "sets" | "dropped";
  /** A search or a duty for which the site has nothing; `title` is that of its page. */
  "nothing-found": { title: string };
};

const channelOf = (name: keyof Events) => `site:${name}`;

/** Publishes on a diagnostics channel, which all bundles of the process share; nearly free without subscribers. */
export function publishEvent<K extends keyof Events>(name: K, event: Events[K]): void {
  const target = channel(channelOf(name));
  if (target.hasSubscribers) target.publish(event);
}

/** @param listener must not throw */
export function subscribeToEvent<K extends keyof Events>(
  name: K,
  listener: (event: Events[K]) => void,
): void {
  subscribe(channelOf(name), (event) => listener(event as Events[K]));
}
