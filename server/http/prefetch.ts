import type { IncomingMessage } from "node:http";
import { type PrefetchKind, publishEvent } from "../../lib/runtime/events.ts";

type Request = Pick<IncomingMessage, "headers">;

export function prefetchKind({ headers }: Request): PrefetchKind | undefined {
  if (headers["next-router-prefetch"] !== undefined) return "payload";
  return /^prefetch\b/.test(String(headers["sec-purpose"] ?? "")) ? "document" : undefined;
}

/** Counts requests for pages that visitors may never open, for the metrics. */
export function countPrefetch(req: Request): void {
  const kind = prefetchKind(req);
  if (kind) publishEvent("prefetch", kind);
}

/** The part of a payload that the router prefetches: a path such as `/_tree`. Next has no other use for this header. */
export function prefetchedSegment({ headers }: Request): string | undefined {
  const segment = headers["next-router-segment-prefetch"];
  const isPrefetch = headers.rsc === "1" && headers["next-router-prefetch"] === "1";
  return isPrefetch && typeof segment === "string" && /^\/[\w$/.-]{1,200}$/.test(segment)
    ? segment
    : undefined;
}
