import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";

const icon = readFileSync(new URL("../../public/icon.svg", import.meta.url));

/** The built-in logo as the body of a failed response: browsers also show the image of a 404, and do not cache it. */
export function orBuiltInLogo(res: ServerResponse, body: Buffer): Buffer {
  if (res.statusCode < 400) return body;
  res.removeHeader("etag");
  res.setHeader("content-type", "image/svg+xml");
  res.setHeader("cache-control", "no-store");
  return icon;
}
