import type { IncomingMessage, ServerResponse } from "node:http";
import { cacheStateHeader } from "../../lib/next/router.ts";

const name = "cache-control";

/**
 * Divides `Cache-Control` into what browsers are told and what shared caches are told (`CDN-Cache-Control`, RFC 9213). Next means
 * shared caches by its `stale-while-revalidate` of a year, but browsers obey it, too: they would show a former page at the first
 * click after a publish call. They ask for a page again each time, and get 304 if they have it. A shared cache is told to ask again
 * for a stale page.
 */
export function divideCacheControl(res: ServerResponse): void {
  const all = String(res.getHeader(name) ?? "").split(/\s*,\s*/);
  const secondsOf = (directive: string) =>
    all.find((each) => each.startsWith(`${directive}=`))?.slice(directive.length + 1);
  const sharedAge = secondsOf("s-maxage");
  const stale = secondsOf("stale-while-revalidate");
  if (sharedAge === undefined && stale === undefined) return;
  const age = res.getHeader(cacheStateHeader) === "STALE" ? "0" : (sharedAge ?? secondsOf("max-age"));
  res.setHeader(
    "cdn-cache-control",
    `public, max-age=${age}${stale ? `, stale-while-revalidate=${stale}` : ""}`,
  );
  res.setHeader(name, `public, max-age=${sharedAge ? "0, must-revalidate" : secondsOf("max-age")}`);
}

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
