import { formatDay } from "../words/formats.ts";
import type { Language } from "../words/language.ts";
import { company } from "./company.ts";

/**
 * The date in the company's time zone, such as "6 May 2026".
 * @param published ISO 8601, a day or a time in UTC
 */
export function publicationDay(published: string, language: Language): string {
  // A date without a time belongs to no time zone.
  const timeZone = published.includes("T") ? company.timeZone : "UTC";
  return formatDay(new Date(published), timeZone, language);
}

/** The day of a time at the company, as in `2026-05-04`. */
export function companyDay(time: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: company.timeZone, dateStyle: "short" }).format(time);
}
