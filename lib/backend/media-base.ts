import { needlessEncoding } from "../http/request-target.ts";

export type MediaBase = {
  /** BACKEND_URL, without a slash at the end. */
  backendUrl: string;
  /** MEDIA_URL; files are below BACKEND_URL where it is not set. */
  mediaUrl?: string | undefined;
};

/** Precedes the host in the path of a file that is not the backend's. */
export const hostPrefix = "@";

/** Begins the path of a file at the host of MEDIA_URL, but not below it. */
const outsidePrefix = `${hostPrefix}/`;

/** A path with `..` must not leave the base; a complete URL says where it leads. */
const isAbsolute = /^(?:https?:)?\/\//i;

/**
 * Names a file below the base, or at its host where MEDIA_URL is set.
 * @param raw absolute URL, or a path: a leading slash means "below the base", whose own URL may have a path
 * @returns its path below /files, encoded; `null` where there is no file, or where it is on another host
 */
export function filePath(raw: string, { backendUrl, mediaUrl }: MediaBase): string | null {
  const base = new URL(`${mediaUrl ?? backendUrl}/`);
  const url = URL.parse(/^\/(?!\/)/.test(raw) ? raw.slice(1) : raw, base);
  if (!url) return null;
  // Backends behind a proxy often write http for https.
  const isAtHost = mediaUrl !== undefined && url.host === base.host && /^https?:$/.test(url.protocol);
  if (url.origin !== base.origin && !isAtHost) return null;
  const isBelow = url.pathname.startsWith(base.pathname);
  if (!isBelow && !(isAtHost && isAbsolute.test(raw))) return null;
  const path = servablePath(url.pathname.slice(isBelow ? base.pathname.length : 1));
  if (!path || path.startsWith(hostPrefix)) return null;
  return isBelow ? path : outsidePrefix + path;
}

/**
 * The URL that a file is requested from.
 * @param path below /files, encoded
 */
export function fileAddress(path: string, { backendUrl, mediaUrl }: MediaBase): URL {
  const base = mediaUrl ?? backendUrl;
  return new URL(
    path.startsWith(outsidePrefix) ? new URL(base).origin + path.slice(hostPrefix.length) : `${base}/${path}`,
  );
}

/** True where the backend's password may be sent: below the base, at the backend's own origin. */
export function hasCredentials(url: URL, { backendUrl, mediaUrl }: MediaBase): boolean {
  const base = new URL(`${mediaUrl ?? backendUrl}/`);
  return url.origin === new URL(backendUrl).origin && url.href.startsWith(base.href);
}

/**
 * Escapes stray percent signs, which URLs accept and decoders do not, and leaves out empty segments and needless encoding,
 * which the site refuses.
 */
export function servablePath(path: string): string | null {
  const segments = path.split("/").filter(Boolean);
  const escaped = segments
    .join("/")
    .replace(needlessEncoding, decodeURIComponent)
    .replace(/%(?![0-9a-f]{2})/gi, "%25");
  try {
    decodeURIComponent(escaped);
    return escaped;
  } catch {
    return null;
  }
}
