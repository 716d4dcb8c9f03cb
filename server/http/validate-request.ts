import type { IncomingMessage } from "node:http";
import { isUnambiguousTarget } from "../../lib/http/request-target.ts";
import { callAt } from "../../lib/site/calls.ts";

/** Node itself refuses more than 16 kB of URL and headers (431). */
export const maxUrlLength = 4_096;

const readMethods = ["GET", "HEAD"];
const writeMethods = ["POST", "PUT", "PATCH", "DELETE"];

export type Refusal = { refused: 400 | 405 | 414; headers: Record<string, string> };

/**
 * Validates method and URL; rejected requests never reach Next, its caches or the backend.
 * @returns undefined for a valid request
 */
export function validateRequest({
  method = "",
  url = "",
}: Pick<IncomingMessage, "method" | "url">): Refusal | undefined {
  if (!isUnambiguousTarget(url)) return { refused: 400, headers: {} };
  const [path = "", query = ""] = url.split("?", 2);
  const isPostRoute = callAt(path).post === true;
  if (!readMethods.includes(method) && !(isPostRoute && writeMethods.includes(method)))
    return { refused: 405, headers: { allow: isPostRoute ? "POST" : "GET, HEAD" } };
  if (url.length > maxUrlLength) return { refused: 414, headers: {} };
  const decoded = decode(path);
  const isValid = decoded !== undefined && !/\p{Cc}/u.test(decoded) && hasOneSource(path, query);
  return isValid ? undefined : { refused: 400, headers: {} };
}

/** An image that Next resizes is kept once for each spelling of its source: each has one. */
function hasOneSource(path: string, query: string): boolean {
  if (path !== "/_next/image") return true;
  const source = new URLSearchParams(query).get("url") ?? "";
  return isUnambiguousTarget(source) && !/\/{2}|\\/.test(source);
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
