/** The address that a response redirects to; `null` where it does not. */
export function redirectTarget(url: URL, { status, headers }: Response): URL | null {
  return [301, 302, 303, 307, 308].includes(status) ? URL.parse(headers.get("location") ?? "?", url) : null;
}

/**
 * True if a redirect only adds or removes the slash at the end of the path, as Django and Slim do. The origin is the same, so
 * that the password can be sent there.
 */
export function isSlashRedirect(from: URL, to: URL): boolean {
  const withoutSlash = ({ origin, username, password, pathname, search }: URL) =>
    [origin, username, password, pathname.replace(/\/$/, ""), search].join(" ");
  return from.pathname !== to.pathname && withoutSlash(from) === withoutSlash(to);
}

/** The address of a redirect for a message: without its query, which may contain secrets. */
export function describeTarget({ origin, pathname }: URL): string {
  return `${origin}${pathname}`.slice(0, 200);
}
