import "server-only";
import { filePath, hostPrefix, servablePath, withQuery } from "../backend/media-base";
import { env } from "../runtime/env";
import { parseAddress } from "../site/address";
import { pathOfAddress } from "./file-query";
import { filesPath } from "./files-path";

/**
 * Path of an image or document on the site.
 * @param raw absolute URL below MEDIA_URL, at its host or on one of the IMAGE_HOSTS, or a path below MEDIA_URL
 * @returns a path below {@link filesPath}; `null` where there is no file, or where it is on another host
 */
export function mediaUrl(raw: string | null): string | null {
  return backendFile(raw) ?? hostedUrl(raw);
}

/**
 * Like {@link mediaUrl}, for links: to files of the backend only, since a host may have pages too. A path is the site's own
 * where any of its routes or public files can have it, and the backend's where it ends like a file that the site serves.
 */
export function fileUrl(raw: string | null): string | null {
  const url = backendFile(raw);
  const target = URL.parse(raw ?? "", relativeBase);
  const isPath = target?.origin === relativeBase;
  if (!url || (isPath && parseAddress(target.pathname).kind !== "none")) return null;
  return (!isPath && env().MEDIA_URL === undefined) || fileName.test(url) ? url : null;
}

const relativeBase = "https://relative.invalid";

const fileName = /\.(?:avif|gif|jpe?g|pdf|png|svg|webp)$/i;

function backendFile(raw: string | null): string | null {
  const { BACKEND_URL: backendUrl, MEDIA_URL: mediaUrl } = env();
  const path = raw && filePath(raw, { backendUrl, mediaUrl });
  return path ? `${filesPath}/${pathOfAddress(path)}` : null;
}

function hostedUrl(raw: string | null): string | null {
  const url = URL.parse(raw ?? "");
  if (url?.protocol !== "https:" || url.username || url.password) return null;
  const path = servablePath(url.pathname);
  const isAllowed = env().IMAGE_HOSTS?.includes(url.host);
  const address = path && isAllowed ? withQuery(`${hostPrefix}${url.host}/${path}`, url) : null;
  return address && `${filesPath}/${pathOfAddress(address)}`;
}

/** Accepts relative URLs too, which are never the backend's. */
export function isBackendUrl(url: string): boolean {
  return URL.canParse(url) && new URL(url).host === new URL(env().BACKEND_URL).host;
}
