/** Browsers leave these out at the start of a URL, and tabs and line breaks everywhere. */
const ignored = /^[\p{Cc} ]+|[\t\r\n]+/gu;
/** Without a user and password, which could pass for a host. */
const completeUrl = /^https?:\/\/[^/\\?#@]+(?:[/?#]|$)/i;

/**
 * A redirect's target as `Location` may have it: a path of this host, or a complete URL. Browsers take `//evil.example` and
 * `/\evil.example` for another host: a path begins with one slash.
 * @returns "/" for all that is neither
 */
export function safeLocation(target: string): string {
  const text = target.replace(ignored, "");
  if (/^[/\\]/.test(text)) return text.replace(/^[/\\]+/, "/");
  return completeUrl.test(text) ? text : "/";
}
