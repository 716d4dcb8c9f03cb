/** The visitor's duty, as links take it along. */
export type LinkDuty = {
  /** By `dutyQuery` (./duty.ts). */
  query: string;
  /** Address of its search among the products, by `finderHref` (./finder-href.ts). */
  results: string;
};

/**
 * A link with the visitor's duty: to the list of the products it leads to the search instead. A link to a page that reads none, or with
 * a duty of its own, stays.
 * @param href without the prefix of a language
 */
export function withDuty(href: string, { query, results }: LinkDuty): string {
  if (!query) return href;
  if (/^\/product(?:\/page\/\d+)?(?![^#])/.test(href)) return href.replace(/^[^#]*/, results);
  if (!/^\/(?:contact|product\/details)\b/.test(href) || /(?:gas|flow|purity|pressure)=/.test(href))
    return href;
  return href.replace(/(\?[^#]*)?(#|$)/, (_, own, hash) => `${own ? `${own}&` : "?"}${query}${hash}`);
}

/** True for an address with values that are no plain numbers, such as those in other units: only the server reads these. */
export function hasOtherUnits(href: string): boolean {
  return /[?&](?:flow|purity|pressure)=(?!\d+(?:\.\d+)?(?:[&#]|$))[^&#]/.test(href);
}
