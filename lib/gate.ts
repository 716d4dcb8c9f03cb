import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { contentId } from "./content-id";

/** The longest address that is looked at; Node itself refuses more than 16 kB of address and headers (431). */
export const longestAddress = 4_096;

/** What has a POST. */
const takesPost = /^\/api\/(inquiry|revalidate)\/?$/;

/** Pages of one record, or of one of the site's own services: the id is the part after this. */
const details = /^(\/(?:services|expertise|blogs|info-news)\/details|\/service\/detail)\/([^/]*)/;

export type Refused = 400 | 405 | 414;

/**
 * What becomes of a request, by its first line alone.
 * @returns why it is refused; or another address to answer in its place; or nothing where it is as it should be
 */
export function judge(method: string, address: string): Refused | string | undefined {
  const [path = ""] = address.split("?", 1);
  const isRead = method === "GET" || method === "HEAD" || method === "OPTIONS";
  if (!isRead && !(method === "POST" && takesPost.test(path))) return 405;
  if (address.length > longestAddress) return 414;
  const decoded = decode(path);
  if (decoded === undefined || /\p{Cc}/u.test(decoded)) return 400;
  const [, page, id] = details.exec(path) ?? [];
  // What no record can have shares one page, which is not found.
  return page && id && !contentId.test(id) && id !== "-" ? `${page}/-` : undefined;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * From now on a request that cannot be right is answered by a route of that name, before Next has read anything of it:
 * no page is made for it, none is kept, and the backend does not hear of it.
 */
export function guardRequests(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const verdict = judge(request.method ?? "", request.url ?? "");
    if (verdict === undefined) return;
    if (typeof verdict === "number") request.method = "GET";
    request.url = typeof verdict === "number" ? `/api/refused/${verdict}` : verdict;
  });
}
