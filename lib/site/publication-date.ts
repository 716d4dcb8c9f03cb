import { formatDay } from "../words/formats";
import type { Language } from "../words/language";
import { company } from "./company";

/**
 * The date in the company's time zone, such as "6 May 2026".
 * @param published ISO 8601, a day or a time in UTC
 */
export function publicationDay(published: string, language: Language): string {
  // A date without a time belongs to no time zone.
  const timeZone = published.includes("T") ? company.timeZone : "UTC";
  return formatDay(new Date(published), timeZone, language);
}
