import type { Kind } from "./request-kind.ts";

const day = 24 * 60 * 60;

type Bounds = { maxEntries: number; maxAgeSeconds: number; maxEntryBytes: number };

/** Together at most 39 MB, whatever the pages are; a visit of all kinds of pages takes about a tenth. */
export const bounds: Record<Kind, Bounds> = {
  document: { maxEntries: 30, maxAgeSeconds: 30 * day, maxEntryBytes: 250_000 },
  payload: { maxEntries: 30, maxAgeSeconds: 30 * day, maxEntryBytes: 250_000 },
  file: { maxEntries: 60, maxAgeSeconds: 60 * day, maxEntryBytes: 300_000 },
  image: { maxEntries: 60, maxAgeSeconds: 30 * day, maxEntryBytes: 100_000 },
};

/** Personal data: inquiries that wait for a connection. */
export const inquiryBounds = { maxEntries: 3, maxAgeMs: 7 * day * 1000 };

/** A line that has sent nothing for so long counts as dead; pages of the site begin within a second. */
export const deadLineSeconds = 6;
