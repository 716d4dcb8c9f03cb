import "server-only";
import { env } from "./env";

/** Where the site serves the backend's files. */
export const filesPath = "/files";

/**
 * The site's own address of a file of the backend's.
 * @param raw absolute URL, or a path below the backend
 * @returns a path below {@link filesPath}; `null` where there is no file, or where it is not the backend's own
 */
export function mediaUrl(raw: string | null): string | null {
  if (!raw) return null;
  const base = new URL(`${env().BACKEND_URL}/`);
  let url: URL;
  try {
    // A leading slash means "below the backend", whose base address may itself have a path.
    url = new URL(/^\/(?!\/)/.test(raw) ? raw.slice(1) : raw, base);
  } catch {
    return null;
  }
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return null;
  // A stray percent sign, which URLs let pass, would make an address that nobody can decode.
  const path = url.pathname.slice(base.pathname.length).replace(/%(?![0-9a-f]{2})/gi, "%25");
  if (!isDecodable(path)) return null;
  return path ? `${filesPath}/${path}` : null;
}

/** Whether an absolute address is the backend's, whatever it leads to there. */
export function isBackendUrl(address: string): boolean {
  return URL.canParse(address) && new URL(address).host === new URL(env().BACKEND_URL).host;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
