import type { IncomingMessage, ServerResponse } from "node:http";

const bodyHeaders = ["content-type", "content-length", "content-encoding"];

/**
 * Turns a response into 304 when the browser has the document. Next does so for pages, and not for static route handlers:
 * sitemap, feeds, generated images.
 * @returns true when no body is to be sent
 */
export function notModified(req: IncomingMessage, res: ServerResponse): boolean {
  const etag = res.getHeader("etag");
  if (!["GET", "HEAD"].includes(req.method ?? "") || res.statusCode !== 200 || typeof etag !== "string")
    return false;
  if (!matchesEtag(req.headers["if-none-match"], etag)) return false;
  res.statusCode = 304;
  for (const name of bodyHeaders) res.removeHeader(name);
  return true;
}

/** Weak comparison of If-None-Match (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((tag) => opaque(tag) === opaque(etag));
}
