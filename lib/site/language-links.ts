/** What the links to a page in other languages (components/islands/language-links.tsx) name before it is hydrated. */
import { escapeHtml } from "../http/escape-html.ts";
import { isLanguage } from "../words/language.ts";
import { localPath, splitLanguage } from "./language-path.ts";

/** As React writes it. Sanitized texts have no attribute with a capital letter. */
const languageLink = /(<a rel="alternate" hrefLang="([\w-]+)" lang="[\w-]+" href=")[^"]*/g;

/**
 * Leads the links of a page to an address in their languages: Next renders it without its query, and at a path that visitors do not see.
 * @param address path and query
 */
export function withLanguageLinks(html: string, address: string): string {
  const { path } = splitLanguage(address);
  return html.replace(languageLink, (link, start: string, code: string) =>
    isLanguage(code) ? start + escapeHtml(localPath(path, code)) : link,
  );
}
