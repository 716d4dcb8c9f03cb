import type { IncomingMessage } from "node:http";
import { prefetchHeader } from "../../lib/next/router.ts";

/** True of a request ahead of a visit: by the browser for a page (Speculation Rules), or by Next's router for a part of one. */
export function isPrefetch({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return headers[prefetchHeader] !== undefined || /^prefetch\b/.test(String(headers["sec-purpose"] ?? ""));
}
