import "server-only";
import { env } from "../runtime/env";
import { filesPath } from "./files-path";

/** Precedes the host in the path of a file that is not the backend's. */
export const hostPrefix = "@";

/**
 * Path of an image or document on the site.
 * @param raw absolute URL on the backend or on one of the IMAGE_HOSTS, or a path below the backend
 * @returns a path below {@link filesPath}; `null` where there is no file, or where it is on another host
 */
export function mediaUrl(raw: string | null): string | null {
  return fileUrl(raw) ?? hostedUrl(raw);
}

/** Like {@link mediaUrl}, for files of the backend only. */
export function fileUrl(raw: string | null): string | null {
  if (!raw) return null;
  const base = new URL(`${env().BACKEND_URL}/`);
  // A leading slash means "below the backend", whose own URL may have a path.
  const url = URL.parse(/^\/(?!\/)/.test(raw) ? raw.slice(1) : raw, base);
  if (url?.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return null;
  const path = decodable(url.pathname.slice(base.pathname.length));
  return path && !path.startsWith(hostPrefix) ? `${filesPath}/${path}` : null;
}

function hostedUrl(raw: string | null): string | null {
  const url = URL.parse(raw ?? "");
  if (url?.protocol !== "https:" || url.username || url.password) return null;
  const path = decodable(url.pathname.slice(1));
  const isAllowed = env().IMAGE_HOSTS?.includes(url.host);
  return path && isAllowed ? `${filesPath}/${hostPrefix}${url.host}/${path}` : null;
}

/** Accepts relative URLs too, which are never the backend's. */
export function isBackendUrl(url: string): boolean {
  return URL.canParse(url) && new URL(url).host === new URL(env().BACKEND_URL).host;
}

/** Escapes stray percent signs, which URLs accept and decoders do not. */
function decodable(path: string): string | null {
  const escaped = path.replace(/%(?![0-9a-f]{2})/gi, "%25");
  try {
    decodeURIComponent(escaped);
    return escaped;
  } catch {
    return null;
  }
}
