/**
 * Ways of navigating within the site, a label of metrics: as a document or by the router, each fetched before the tap or after it.
 */
export const navigationKinds = ["document", "document-prefetched", "router", "router-prefetched"] as const;
type NavigationKind = (typeof navigationKinds)[number];

/** Route pattern of the new page, and milliseconds from the tap until its heading is painted. */
export type NavigationTiming = [route: string, kind: NavigationKind, ms: number];

/** Of one report; a report has at most 1 kB. */
export const maxNavigations = 8;
