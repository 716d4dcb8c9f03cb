import "server-only";
import { plainText } from "./plain-text";
import type { SafeHtml } from "./sanitize";

type HeadingLink = { id: string; text: string };

/** A page lists no more. */
const maxHeadings = 40;

/** The highest headings of a text, for its list of contents. */
export function listHeadings(html: SafeHtml): HeadingLink[] {
  const found = [...html.matchAll(/<h([1-6]) id="([^"]*)"[^>]*>(.*?)<\/h\1>/gs)];
  const highest = Math.min(...found.map(([, level]) => Number(level)));
  return found
    .filter(([, level]) => Number(level) === highest)
    .slice(0, maxHeadings)
    .map(([, , id = "", inner = ""]) => ({ id, text: plainText(inner) }))
    .filter(({ text }) => text);
}
