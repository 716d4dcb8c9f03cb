import type { IncomingMessage } from "node:http";
import { pageField } from "../../lib/form/fields.ts";
import { fillForm } from "../../lib/form/fill-form.ts";
import { linkValues } from "../../lib/form/link-values.ts";
import { escapeHtml } from "../../lib/http/escape-html.ts";
import { payloadHeader } from "../../lib/next/router.ts";
import { chatWithDuty } from "../../lib/products/chat-link.ts";
import { describeNeeded } from "../../lib/products/duty-text.ts";
import { loadHtml } from "../../lib/products/load-html.ts";
import { type Duty, dutyQueryOf } from "../../lib/site/duty.ts";
import { readDuty } from "../../lib/site/duty-in-units.ts";
import { type LinkDuty, withDuty } from "../../lib/site/duty-link.ts";
import { finderHref } from "../../lib/site/finder-href.ts";
import { localPath, splitLanguage } from "../../lib/site/language-path.ts";
import { inquiryHref, routes } from "../../lib/site/routes.ts";
import { browserWords } from "../../lib/words/browser-words.ts";
import type { Language } from "../../lib/words/language.ts";
import { withLanguageLinks } from "../page-cache/language-links.ts";

/** Puts the values of a request's query into the page, which is then for this visitor only. */
export type PageFill = (html: string) => string;

/**
 * For visitors without scripts: a link fills in the contact form, and a duty of the finder goes on from a product's page.
 * @returns undefined if the page is the same for every visitor; after a navigation of the router, scripts do it
 */
export function pageFill({ method, url = "", headers }: IncomingMessage): PageFill | undefined {
  if (!url.includes("?") || method !== "GET" || headers[payloadHeader] !== undefined) return undefined;
  const address = URL.parse(url, `http://${headers.host}`);
  const { language, path } = splitLanguage(address?.pathname ?? "");
  if (address && (path === routes.contact || path.startsWith(inquiryHref("")))) {
    const words = browserWords(language).inquiry;
    const given = linkValues(address, URL.parse(headers.referer ?? ""), words.gases);
    const isUnfilled = Object.keys(given).every((name) => name === pageField);
    return isUnfilled ? undefined : (html) => withLanguageLinks(fillForm(html, { given }, words), url);
  }
  if (!address || !path.startsWith(`${routes.product}/details/`)) return undefined;
  const query = dutyQueryOf(address.search);
  const duty = readDuty(address.searchParams);
  return query ? (html) => withLanguageLinks(addDuty(html, query, duty, language), url) : undefined;
}

const link = /(<a [^>]*\bhref=")(\/[^"]*)"/g;
const chat = /(<a [^>]*\bhref=")([^"]*)("[^>]* data-chat)/;
const loadStrip = /<div class="[^"]*" data-load="([^"]*)">(?=<\/div>)/;

/**
 * Writes what scripts show after a navigation of the router: components/islands/products/duty-links.tsx and duty-load.tsx. Scripts of the page
 * contain no such markup, so the hashes of the CSP stay valid.
 */
function addDuty(html: string, query: string, duty: Duty, language: Language): string {
  const linked: LinkDuty = { query, results: finderHref({ duty }) };
  const toLink = (tag: string, start: string, href: string) => {
    const { language: own, path } = splitLanguage(unescapeHtml(href));
    const target = withDuty(path, linked);
    return path === target ? tag : `${start}${escapeHtml(localPath(target, own))}"`;
  };
  const words = browserWords(language).duty;
  return html
    .replace(/<main[\s>].*<\/main>/s, (main) => main.replace(link, toLink))
    .replace(chat, (_, start, href, end) => start + escapeHtml(chatWithDuty(unescapeHtml(href), query)) + end)
    .replace(
      loadStrip,
      (tag, data: string) =>
        tag + loadHtml(data, duty, words, language, (measure) => describeNeeded(duty, measure)),
    );
}

/** As React writes attributes. */
function unescapeHtml(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
