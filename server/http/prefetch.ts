import type { IncomingMessage } from "node:http";
import { prefetchHeader } from "../../lib/next/router.ts";
import { type PrefetchKind, publishEvent } from "../../lib/runtime/events.ts";

type Request = Pick<IncomingMessage, "headers">;

export function prefetchKind({ headers }: Request): PrefetchKind | undefined {
  if (headers[prefetchHeader] !== undefined) return "payload";
  return /^prefetch\b/.test(String(headers["sec-purpose"] ?? "")) ? "document" : undefined;
}

/**
 * Counts requests for pages that visitors may never open, for the metrics.
 * @returns true for such a request
 */
export function countPrefetch(req: Request): boolean {
  const kind = prefetchKind(req);
  if (kind) publishEvent("prefetch", kind);
  return kind !== undefined;
}
