import { company } from "./company";

/**
 * Normalizes a date of the backend.
 * @param raw ISO 8601 date, or date and time, also with a space between them; without a zone it is the company's time
 * @returns a date without a time as it is; a time in UTC
 */
export function publishedAt(raw: string): string {
  const [, day, time, zone] = /^(.{10})(?:[T ]([\d:.]+)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(raw) ?? [];
  if (!time) return raw;
  const offset = (zone ?? company.utcOffset).replace(/^([+-]\d{2})(\d{2})$/, "$1:$2");
  return new Date(`${day}T${time}${offset}`).toISOString();
}

const style = { dateStyle: "long" } as const;
const local = new Intl.DateTimeFormat("en-GB", { ...style, timeZone: company.timeZone });
const calendar = new Intl.DateTimeFormat("en-GB", { ...style, timeZone: "UTC" });

/**
 * The date in the company's time zone, such as "6 May 2026".
 * @param published as {@link publishedAt} returns it
 */
export function publicationDay(published: string): string {
  // A date without a time belongs to no time zone.
  return (published.includes("T") ? local : calendar).format(new Date(published));
}
