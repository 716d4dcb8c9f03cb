/**
 * A link with the visitor's duty; a link to a page that reads none, or with a duty of its own, stays.
 * @param href without the prefix of a language
 * @param query by `dutyQuery` (./duty.ts)
 */
export function withDuty(href: string, query: string): string {
  if (!query || !/^\/(?:contact|product)\b/.test(href) || /(?:gas|flow|purity|pressure)=/.test(href))
    return href;
  return href.replace(/(\?[^#]*)?(#|$)/, (_, own, hash) => `${own ? `${own}&` : "?"}${query}${hash}`);
}

/** True for an address with values that are no plain numbers, such as those in other units: only the server reads these. */
export function hasOtherUnits(href: string): boolean {
  return /[?&](?:flow|purity|pressure)=(?!\d+(?:\.\d+)?(?:[&#]|$))[^&#]/.test(href);
}
