import type { IncomingMessage } from "node:http";

/** Characters of an address; the longest that the site makes has about 300. */
const longestAddress = 2048;
const allowed = ["GET", "HEAD"];

export type Refusal = { status: 400 | 405 | 414; headers: Record<string, string> };

/** Why a request is not even looked at; `undefined` where it is. The doors below /api/ say themselves what they take. */
export function refusal({ method = "", url = "" }: IncomingMessage): Refusal | undefined {
  if (url.length > longestAddress) return { status: 414, headers: {} };
  // "OPTIONS *" and whole addresses are for proxies.
  if (!url.startsWith("/")) return { status: 400, headers: {} };
  if (allowed.includes(method) || url.startsWith("/api/")) return undefined;
  return { status: 405, headers: { allow: allowed.join(", ") } };
}
