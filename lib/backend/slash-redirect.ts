/** The address that a response redirects to; `null` where it does not. */
function redirectTarget(url: URL, { status, headers }: Response): URL | null {
  return [301, 302, 303, 307, 308].includes(status) ? URL.parse(headers.get("location") ?? "?", url) : null;
}

/**
 * True if a redirect only adds or removes the slash at the end of the path, as Django and Slim do. The origin is the same, so
 * that the password can be sent there.
 */
function isSlashRedirect(from: URL, to: URL): boolean {
  const withoutSlash = ({ origin, username, password, pathname, search }: URL) =>
    [origin, username, password, pathname.replace(/\/$/, ""), search].join(" ");
  return from.pathname !== to.pathname && withoutSlash(from) === withoutSlash(to);
}

/** The address of a redirect for a message: without its query, which may contain secrets. */
export function describeTarget({ origin, pathname }: URL): string {
  return `${origin}${pathname}`.slice(0, 200);
}

/**
 * Sends a request, and once more where the response only adds or removes the slash at the end. After a 303 another address has the
 * answer, and the request must not be sent again.
 * @returns `target`, where the last response redirects to; `null` where it does not
 */
export async function followSlash(url: URL, send: (url: URL) => Promise<Response>) {
  const response = await send(url);
  const target = redirectTarget(url, response);
  const isFollowed = target !== null && response.status !== 303 && isSlashRedirect(url, target);
  if (!isFollowed) return { response, target, isFollowed };
  await response.body?.cancel();
  const answer = await send(target);
  return { response: answer, target: redirectTarget(target, answer), isFollowed };
}
