import type { IncomingMessage, ServerResponse } from "node:http";

/** What describes a body, which a 304 does not have. */
const ofBody = ["content-type", "content-length", "content-encoding"];

/**
 * Makes a 304 of a response whose document the browser has as it is. Next does so for pages, and not for its static routes:
 * the sitemap, feeds, drawn pictures.
 * @returns whether it did; then no body is to be sent
 */
export function notModified(req: IncomingMessage, res: ServerResponse): boolean {
  const etag = res.getHeader("etag");
  if (!["GET", "HEAD"].includes(req.method ?? "") || res.statusCode !== 200 || typeof etag !== "string")
    return false;
  if (!names(req.headers["if-none-match"], etag)) return false;
  res.statusCode = 304;
  for (const name of ofBody) res.removeHeader(name);
  return true;
}

/** Whether a tag is one of those in the header (RFC 9110, 13.1.2: compared as weak ones). */
export function names(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((tag) => opaque(tag) === opaque(etag));
}
