import type { SafeHtml } from "../rich-text/sanitize";

/**
 * Makes every address in an article's HTML absolute, for readers that show it elsewhere. They get the pictures' files.
 * @param base where the article is, absolute
 */
export function absoluteHtml(html: SafeHtml, base: string): string {
  // The sanitiser quotes every attribute, and writes no ">" into one. What is escaped in an address stays so.
  return html.replace(/<(?:a|img)\b[^>]*>/g, (tag) =>
    tag
      .replace(/ (?:srcset|sizes)="[^"]*"/g, "")
      .replace(/ (href|src)="([^"]*)"/g, (whole, name, address) => {
        const url = URL.parse(address, base);
        return url ? ` ${name}="${url.href}"` : whole;
      }),
  );
}
