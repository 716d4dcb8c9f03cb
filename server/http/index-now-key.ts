import { setPlainHeaders } from "./plain-response.ts";
import type { SiteResponse } from "./site-response.ts";

/** Proves to IndexNow that the site itself submits its pages. @returns false for another address, and without a key */
export function sendIndexNowKey(url: string, res: SiteResponse): boolean {
  const { INDEXNOW_KEY: key } = process.env;
  if (!key || url !== `/${key}.txt`) return false;
  setPlainHeaders(res, { "cache-control": "no-cache" });
  res.end(key);
  return true;
}
