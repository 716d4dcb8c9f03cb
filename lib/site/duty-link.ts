/**
 * A link with the visitor's duty and units; a link to a page that reads none, or with a duty of its own, stays.
 * @param href without the prefix of a language
 * @param query by `dutyQuery` (./duty.ts)
 */
export function withDuty(href: string, query: string): string {
  if (!query || !/^\/(?:contact|product)\b/.test(href) || /(?:gas|flow|purity|pressure|units)=/.test(href))
    return href;
  return href.replace(/(\?[^#]*)?(#|$)/, (_, own, hash) => `${own ? `${own}&` : "?"}${query}${hash}`);
}

/** True for an address with values that are no plain numbers, or the wish to see other units than the site's: only the server reads these. */
export function hasOtherUnits(href: string): boolean {
  return /[?&](?:units=|(?:flow|purity|pressure)=(?!\d+(?:\.\d+)?(?:[&#]|$))[^&#])/.test(href);
}
