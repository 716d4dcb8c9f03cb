/** White space and control characters, which a URL parser removes, and the start of a fragment, which clients never send. */
const strayCharacter = /[\s\p{Cc}#]/u;
/** "." or ".." between slashes, each of them plain or encoded. */
const dotSegment = /(?:[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:[/\\]|%2f|%5c|$)/i;

/**
 * Tells whether the target of a request (`req.url`) is a path that every parser reads in the same way. Each server asks this
 * before anything else: Next serves `/b` for `/a/../b`, and a limit or a session of `/b` must not read it as something in `/a`.
 */
export function isUnambiguousTarget(target: string): boolean {
  const [path = ""] = target.split("?", 1);
  return path.startsWith("/") && !strayCharacter.test(target) && !dotSegment.test(path);
}
