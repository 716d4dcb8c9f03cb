import { channel, subscribe } from "node:diagnostics_channel";

/** What became of a call to the backend. */
export type BackendResult =
  | "ok"
  | "missing"
  | "gone"
  | "refused"
  | "unusable"
  | "timeout"
  | "unreachable"
  | "not_asked";

/** Web vitals of one page view in milliseconds; CLS has no unit. `route` is a pattern, not a path. */
export type Visit = { route: string; LCP?: number; FCP?: number; TTFB?: number; INP?: number; CLS?: number };

type Events = {
  "backend-call": { result: BackendResult; seconds: number };
  inquiry: { step: "queued" | "delivered" | "failed" };
  visit: Visit;
};

const channels = {
  "backend-call": channel("site:backend-call"),
  inquiry: channel("site:inquiry"),
  visit: channel("site:visit"),
} satisfies Record<keyof Events, unknown>;

/**
 * Tells whoever counts that something has happened. Channels belong to the process: this works from every module graph,
 * and costs a comparison where nobody listens.
 */
export function tell<K extends keyof Events>(name: K, event: Events[K]): void {
  if (channels[name].hasSubscribers) channels[name].publish(event);
}

/** Has every such event from now on passed to a function, which must not throw. */
export function listen<K extends keyof Events>(name: K, heard: (event: Events[K]) => void): void {
  subscribe(channels[name].name, (event) => heard(event as Events[K]));
}
