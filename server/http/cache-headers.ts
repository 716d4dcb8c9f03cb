import type { ServerResponse } from "node:http";
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
