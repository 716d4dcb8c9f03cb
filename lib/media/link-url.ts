import "server-only";
import { fileUrl, isBackendUrl } from "./media-url";

const relativeBase = "https://site.invalid";

/** A path of the site, a document of the backend, or a page elsewhere; not one of the backend, which visitors cannot reach. */
export function linkUrl(raw: string | null | undefined): string | null {
  const url = raw && URL.parse(raw, relativeBase);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const file = fileUrl(raw);
  if (file) return file + url.hash;
  if (url.origin === relativeBase) return url.pathname + url.search + url.hash;
  return isBackendUrl(raw) ? null : url.href;
}
