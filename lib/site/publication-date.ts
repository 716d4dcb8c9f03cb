import { site } from "./company";

/**
 * A date of the backend's in a form that every browser reads alike.
 * @param raw ISO 8601 date, or date and time, also with a space between them; without a zone it is the company's time
 * @returns a day as it is; a time in UTC
 */
export function publishedAt(raw: string): string {
  const [, day, time, zone] = /^(.{10})(?:[T ]([\d:.]+)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(raw) ?? [];
  if (!time) return raw;
  const offset = (zone ?? site.utcOffset).replace(/^([+-]\d{2})(\d{2})$/, "$1:$2");
  return new Date(`${day}T${time}${offset}`).toISOString();
}

const style = { dateStyle: "long" } as const;
const local = new Intl.DateTimeFormat("en-GB", { ...style, timeZone: site.timeZone });
const calendar = new Intl.DateTimeFormat("en-GB", { ...style, timeZone: "UTC" });

/**
 * The day of publication as readers at the company's place know it, such as "6 May 2026".
 * @param published as {@link publishedAt} returns it
 */
export function publicationDay(published: string): string {
  // A day has no time that a zone could move.
  return (published.includes("T") ? local : calendar).format(new Date(published));
}
