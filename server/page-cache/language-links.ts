import { escapeHtml } from "../../lib/http/escape-html.ts";
import { localPath, splitLanguage } from "../../lib/site/language-path.ts";
import { isLanguage } from "../../lib/words/language.ts";

/** As React writes it. Sanitized texts have no attribute with a capital letter. */
const languageLink = /(<a rel="alternate" hrefLang="([\w-]+)" lang="[\w-]+" href=")[^"]*/g;

/**
 * Leads the links of a page to other languages (components/islands/language-links.tsx) to an address: Next renders them without its
 * query, or with a path that visitors do not see.
 * @param address path and query
 */
export function withLanguageLinks(html: string, address: string): string {
  const { path } = splitLanguage(address);
  return html.replace(languageLink, (link, start: string, code: string) =>
    isLanguage(code) ? start + escapeHtml(localPath(path, code)) : link,
  );
}
