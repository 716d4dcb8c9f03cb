import type { SafeHtml } from "../rich-text/sanitize";

/**
 * Makes every URL in an article's HTML absolute, for feed readers, and reduces images to their `src` and charts to their tables.
 * @param base absolute URL of the article
 */
export function absoluteHtml(html: SafeHtml, base: string): string {
  // The sanitizer quotes every attribute and writes no ">" into one. Escaped characters in a URL stay escaped.
  const tables = html.replace(/<svg role="img".*?(?=<\/caption>)|<svg aria-hidden.*?<\/svg>/gs, "");
  return tables.replace(/<(?:a|img)\b[^>]*>/g, (tag) =>
    tag
      .replace(/ (?:srcset|sizes)="[^"]*"/g, "")
      .replace(/ (href|src)="([^"]*)"/g, (attribute, name, value) => {
        const url = URL.parse(value, base);
        return url ? ` ${name}="${url.href}"` : attribute;
      }),
  );
}
