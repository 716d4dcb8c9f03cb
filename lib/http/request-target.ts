/** White space and control characters, which a URL parser removes, and the start of a fragment, which clients never send. */
const strayCharacter = /[\s\p{Cc}#]/u;
/** "." or ".." between slashes, each of them plain or encoded. */
const dotSegment = /(?:[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:[/\\]|%2f|%5c|$)/i;
const encodedSlash = /%(?:2f|5c)/i;
/** Names of files and keys of the contract's calls may have a slash: "450 t/d plant". Their routes alone decode it. */
const mayHaveSlash = /^\/(?:files|(?:drafts\/)?website)\//;
/** A character that needs no encoding (RFC 3986, 2.3): routers decode it, and comparisons of text do not. */
export const needlessEncoding = /%(?:2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;

/**
 * Tells whether the target of a request (`req.url`) is a path that every parser reads in the same way. Each server checks
 * this before anything else: Next serves `/b` for `/a/../b` and for `/%62`, and the checks of limits and sessions must not
 * take them for other paths.
 */
export function isUnambiguousTarget(target: string): boolean {
  const [path = ""] = target.split("?", 1);
  return (
    path.startsWith("/") &&
    !strayCharacter.test(target) &&
    !dotSegment.test(path) &&
    path.search(needlessEncoding) < 0 &&
    (mayHaveSlash.test(path) || !encodedSlash.test(path))
  );
}
