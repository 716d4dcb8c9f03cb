import { maxFilesBytes } from "../lib/form/files.ts";
import { keptFileSeconds, keptInquiryMs, keptPageSeconds } from "../lib/site/browser-periods.ts";
import type { Kind } from "./request-kind.ts";

type Bounds = { maxEntries: number; maxAgeSeconds: number; maxEntryBytes: number };

/** At most 39 MB in total beside the files of inquiries, whatever the pages are; a visit to all kinds of pages takes about a tenth. */
export const bounds: Record<Kind, Bounds> = {
  document: { maxEntries: 30, maxAgeSeconds: keptPageSeconds, maxEntryBytes: 250_000 },
  payload: { maxEntries: 30, maxAgeSeconds: keptPageSeconds, maxEntryBytes: 250_000 },
  file: { maxEntries: 60, maxAgeSeconds: keptFileSeconds, maxEntryBytes: 300_000 },
  image: { maxEntries: 60, maxAgeSeconds: keptPageSeconds, maxEntryBytes: 100_000 },
};

/** Personal data: inquiries that wait for a connection. */
export const inquiryBounds = { maxEntries: 3, maxAgeMs: keptInquiryMs, maxFileBytes: maxFilesBytes };
