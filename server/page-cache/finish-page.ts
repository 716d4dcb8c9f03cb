import type { PageValue } from "../../lib/next/cache-values.ts";
import { redirectTarget } from "../../lib/next/redirect-target.ts";
import { parseAddress } from "../../lib/site/address.ts";
import { type FirstView, finishHtml } from "../first-view/first-view.ts";
import { isRedirect } from "./entry.ts";
import { withLanguageLinks } from "./language-links.ts";

export type PageContext = FirstView;

/** UTF-16 units of a page's HTML and bytes of its payload, together; the HTML contains the payload too. */
const maxSize = 6_000_000;

/**
 * Finishes a page in place: Next sends the very object that it passes to the cache.
 * @param path at which Next has it
 * @throws when the page is too large or redirects nowhere, which makes it an error of a few bytes, or contains unknown inline code
 */
export function finishPage(page: PageValue, path: string, context?: PageContext): PageValue {
  const size = page.html.length + (page.rscData?.byteLength ?? 0);
  if (size > maxSize) refuse(page, `the page is too large: ${size}, at most ${maxSize}`);
  const location = isRedirect(page.status) ? redirectTarget(page) : undefined;
  if (isRedirect(page.status) && !location) refuse(page, "a redirect without a target");
  const { url } = parseAddress(path);
  const linked = url.includes("?") ? withLanguageLinks(page.html, url) : page.html;
  const { html, headers } = finishHtml(linked, { ...context, payload: page.rscData?.toString() });
  // A record that is gone; editors' HTML cannot contain this attribute.
  if (page.status === 404 && /<div [^>]*data-status="410"/.test(page.html)) page.status = 410;
  page.html = html;
  page.headers = { ...page.headers, ...headers, ...(location && { location }) };
  return page;
}

function refuse(page: PageValue, reason: string): never {
  const error = { html: "500 Internal Server Error\n", status: 500 };
  Object.assign(page, error, { rscData: undefined, segmentData: undefined });
  throw new Error(reason);
}
