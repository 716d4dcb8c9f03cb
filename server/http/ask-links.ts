import type { IncomingMessage } from "node:http";
import { payloadHeader } from "../../lib/next/router.ts";
import { dutyQuery, parseDuty } from "../../lib/site/duty.ts";
import { routes } from "../../lib/site/routes.ts";

/**
 * The duty that a link of the finder hands on to a product's page, as a canonical query.
 * @returns undefined if the page from the page cache needs no change; the router's navigations hand the duty on by script
 */
export function dutyOfProductPage({ method, url = "", headers }: IncomingMessage): string | undefined {
  const [path = "", query] = url.split("?", 2);
  if (!path.startsWith(`${routes.product}/details/`) || !query) return undefined;
  if (method !== "GET" || headers[payloadHeader] !== undefined) return undefined;
  return dutyQuery(parseDuty(new URLSearchParams(query))) || undefined;
}

const askLink = /(<a [^>]*\bhref="\/contact\?about=[^"]*)"/g;

/** Adds a duty to the page's links to the contact form. Scripts contain no such markup, so the hashes of the CSP stay valid. */
export function addDutyToLinks(html: string, duty: string): string {
  return html.replace(askLink, `$1&amp;${duty.replaceAll("&", "&amp;")}"`);
}
