/** The day of publishing that an editor enters, beside the time at which a system published the record. */
import { readDate } from "./dates.ts";
import { nameKey, type RawRecord } from "./raw-record.ts";

/** Names of an editor's field, as {@link nameKey} writes them. */
const ownNames = [
  "publishedon",
  "publicationdate",
  "publishdate",
  "publisheddate",
  "datepublished",
  "publishon",
  "postedon",
  "posteddate",
  "postdate",
  "newsdate",
  "articledate",
  "date",
];

const isDate = (value: unknown) => "iso" in readDate(value);

/**
 * The record with an editor's date as `published_at`, unless that has one. Strapi's `publishedAt` changes whenever a record is
 * published again, and remains where there is no other date.
 */
export function withOwnDate(record: RawRecord, found: Set<string>): RawRecord {
  if (isDate(record.published_at)) return record;
  const dates = Object.entries(record).filter(([, value]) => isDate(value));
  const byKey = new Map(dates.map(([name, value]) => [nameKey(name), { name, value }]));
  const own = ownNames.map((name) => byKey.get(name)).find(Boolean);
  if (own) {
    found.add(`the name ${own.name} for published_at`);
    return { ...record, published_at: own.value };
  }
  if ("publishedAt" in record && "createdAt" in record)
    found.add(
      "the system's publishedAt, which changes with each publication: add a field published_on for the date that visitors read",
    );
  return record;
}
