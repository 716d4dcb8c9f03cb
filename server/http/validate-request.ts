import type { IncomingMessage } from "node:http";
import { contentId } from "../../lib/site/content-id.ts";

/** The longest address that is looked at; Node itself refuses more than 16 kB of address and headers (431). */
export const longestAddress = 4_096;

const reads = ["GET", "HEAD", "OPTIONS"];
/** What has a POST. These routes say themselves that they take nothing else. */
const doors = /^\/api\/(inquiry|revalidate|vitals)\/?$/;
const doorMethods = ["POST", "PUT", "PATCH", "DELETE"];

/** Pages of one record, or of one of the site's own services: the id is the part after this. */
const details = /^(\/(?:services|expertise|blogs|info-news)\/details|\/service\/detail)\/([^/]*)/;

export type RequestDecision =
  | { refused: 400 | 405 | 414; headers: Record<string, string> }
  /** Another address is answered in its place. */
  | { address: string }
  | undefined;

/**
 * What becomes of a request, by its first line alone: nothing where it is as it should be. What is refused costs
 * nothing: no page is made for it, none is kept, and the backend does not hear of it.
 */
export function validateRequest({
  method = "",
  url: address = "",
}: Pick<IncomingMessage, "method" | "url">): RequestDecision {
  const [path = ""] = address.split("?", 1);
  const isDoor = doors.test(path);
  if (!reads.includes(method) && !(isDoor && doorMethods.includes(method)))
    return { refused: 405, headers: { allow: isDoor ? "POST" : "GET, HEAD" } };
  if (address.length > longestAddress) return { refused: 414, headers: {} };
  const decoded = decode(path);
  // "OPTIONS *" and whole addresses are for proxies.
  if (!path.startsWith("/") || decoded === undefined || /\p{Cc}/u.test(decoded))
    return { refused: 400, headers: {} };
  const [, page, id] = details.exec(path) ?? [];
  // What no record can have shares one page, which is not found.
  return page && id && !contentId.test(id) && id !== "-" ? { address: `${page}/-` } : undefined;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
