/** White space and control characters, which a URL parser removes, and the start of a fragment, which clients never send. */
const strayCharacter = /[\s\p{Cc}#]/u;
/** "." or ".." between slashes, each of them plain or encoded. */
const dotSegment = /(?:[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:[/\\]|%2f|%5c|$)/i;

/**
 * Tells whether the target of a request (`req.url`) is a path that every parser reads in the same way. Each server checks
 * this before anything else: Next serves `/b` for `/a/../b`, and the checks of limits and sessions must not take it for a
 * path below `/a`.
 */
export function isUnambiguousTarget(target: string): boolean {
  const [path = ""] = target.split("?", 1);
  return path.startsWith("/") && !strayCharacter.test(target) && !dotSegment.test(path);
}
