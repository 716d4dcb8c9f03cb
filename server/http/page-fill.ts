import type { IncomingMessage } from "node:http";
import { pageField } from "../../lib/form/fields.ts";
import { fillForm } from "../../lib/form/fill-form.ts";
import { linkValues } from "../../lib/form/link-values.ts";
import { payloadHeader } from "../../lib/next/router.ts";
import { loadHtml } from "../../lib/products/load-html.ts";
import { type Duty, dutyQuery, parseDuty } from "../../lib/site/duty.ts";
import { splitLanguage } from "../../lib/site/language-path.ts";
import { routes } from "../../lib/site/routes.ts";
import { browserWords } from "../../lib/words/browser-words.ts";
import type { Language } from "../../lib/words/language.ts";

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
  if (address && path === routes.contact) {
    const given = linkValues(address, URL.parse(headers.referer ?? ""));
    const isUnfilled = Object.keys(given).every((name) => name === pageField);
    return isUnfilled ? undefined : (html) => fillForm(html, { given }, browserWords(language).inquiry);
  }
  if (!address || !path.startsWith(`${routes.product}/details/`)) return undefined;
  const duty = parseDuty(address.searchParams);
  const query = dutyQuery(duty);
  return query ? (html) => addLoad(addDutyToLinks(html, query), duty, language) : undefined;
}

const askLink = /(<a [^>]*\bhref="(?:\/[a-z-]+)?\/contact\?about=[^"]*)"/g;

/** Adds a duty to the page's links to the contact form. Scripts contain no such markup, so the hashes of the CSP stay valid. */
function addDutyToLinks(html: string, duty: string): string {
  return html.replace(askLink, `$1&amp;${duty.replaceAll("&", "&amp;")}"`);
}

const loadStrip = /<div class="[^"]*" data-load="([^"]*)">(?=<\/div>)/;

/** Writes what components/islands/products/duty-load.tsx shows, so that nothing moves when scripts start. */
function addLoad(html: string, duty: Duty, language: Language): string {
  const words = browserWords(language).duty;
  return html.replace(loadStrip, (tag, data: string) => tag + loadHtml(data, duty, words, language));
}
