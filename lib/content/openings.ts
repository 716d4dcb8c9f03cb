import "server-only";
import type { RecordOf } from "../backend/contract";
import type { Worded } from "../read/parts";
import { mapResult, type Result, toResult } from "../read/result";
import type { SafeHtml } from "../rich-text/sanitize";
import { companyDay } from "../site/publication-date";
import type { Language } from "../words/language";
import { type Convert, cachePage } from "./convert";

/** An open position. `posted` and `until`, its last day, are ISO 8601. */
export type Opening = {
  id: string;
  title: string;
  place: string | null;
  employment: NonNullable<RecordOf<"openings">["employment"]> | null;
  description: SafeHtml | null;
  posted: string | null;
  until: string | null;
} & Worded;

/** The positions that are open today; none where a backend has none. */
export async function getOpenings(language: Language): Promise<Result<Opening[]>> {
  return mapResult(await toResult(cachedOpenings(language)), ({ items }) => items);
}

/** Fresh for five minutes, like all content: so long may a position be shown after its last day. */
async function cachedOpenings(language: Language) {
  "use cache";
  const convert: Convert<"openings", Opening | null> = (record, html) =>
    isOpen(record.valid_through) ? toOpening(record, html("description", 3)) : null;
  return cachePage("openings", 1, convert, language);
}

function toOpening(record: RecordOf<"openings">, description: SafeHtml | null): Opening {
  const { id, title, place, employment, published_at, valid_through } = record;
  return {
    id,
    title,
    place: place ?? null,
    employment: employment ?? null,
    description,
    posted: published_at ?? null,
    until: valid_through ?? null,
  };
}

/** True until the end of the last day, in the company's time zone. */
export function isOpen(until: string | undefined, now = new Date()): boolean {
  return !until || (until.includes("T") ? companyDay(new Date(until)) : until) >= companyDay(now);
}
