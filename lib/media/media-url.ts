import "server-only";
import { env } from "../runtime/env";

/** Where the site serves the backend's files. */
export const filesPath = "/files";

/** What the site's address of a file begins with that is not the backend's: before its host. */
export const hostPrefix = "@";

/**
 * The site's own address of a picture or document.
 * @param raw absolute URL of the backend's or of one of the `IMAGE_HOSTS`, or a path below the backend
 * @returns a path below {@link filesPath}; `null` where there is no file, or where it is anyone else's
 */
export function mediaUrl(raw: string | null): string | null {
  return fileUrl(raw) ?? hostedUrl(raw);
}

/** The same for a file of the backend's only. */
export function fileUrl(raw: string | null): string | null {
  if (!raw) return null;
  const base = new URL(`${env().BACKEND_URL}/`);
  // A leading slash means "below the backend", whose base address may itself have a path.
  const url = URL.parse(/^\/(?!\/)/.test(raw) ? raw.slice(1) : raw, base);
  if (url?.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return null;
  const path = decodable(url.pathname.slice(base.pathname.length));
  return path && !path.startsWith(hostPrefix) ? `${filesPath}/${path}` : null;
}

/** The site's own address of a file on one of the hosts that the environment names. */
function hostedUrl(raw: string | null): string | null {
  const url = URL.parse(raw ?? "");
  if (url?.protocol !== "https:" || url.username || url.password) return null;
  const path = decodable(url.pathname.slice(1));
  return path && env().IMAGE_HOSTS?.includes(url.host)
    ? `${filesPath}/${hostPrefix}${url.host}/${path}`
    : null;
}

/** Whether an absolute address is the backend's, whatever it leads to there. */
export function isBackendUrl(address: string): boolean {
  return URL.canParse(address) && new URL(address).host === new URL(env().BACKEND_URL).host;
}

/** A path that everybody can decode: a stray percent sign, which URLs let pass, would make one that nobody can. */
function decodable(path: string): string | null {
  const whole = path.replace(/%(?![0-9a-f]{2})/gi, "%25");
  try {
    decodeURIComponent(whole);
    return whole;
  } catch {
    return null;
  }
}
