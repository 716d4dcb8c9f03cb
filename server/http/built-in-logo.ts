import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isLogoUrl } from "../../lib/media/logo-url.ts";

const icon = readFileSync(new URL("../../public/icon.svg", import.meta.url));

/** Prepares the response to a request for the company's logo. Returns false for all others. */
export function markLogoResponse({ url = "" }: IncomingMessage, res: ServerResponse): boolean {
  const isLogo = isLogoUrl(url);
  // Next names no type when it cannot resize, and only texts are complete before they are sent. The route of files always names
  // one, which Next would append to another.
  if (isLogo && !url.startsWith("/files/")) res.setHeader("content-type", "text/plain");
  return isLogo;
}

/** The built-in logo as the body of a failed response: browsers also show the image of a 404, and do not cache it. */
export function orBuiltInLogo(res: ServerResponse, body: Buffer): Buffer {
  if (res.statusCode < 400) return body;
  res.removeHeader("etag");
  res.setHeader("content-type", "image/svg+xml");
  res.setHeader("cache-control", "no-store");
  return icon;
}
