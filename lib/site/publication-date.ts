import { company } from "./company";

const style = { dateStyle: "long" } as const;
const local = new Intl.DateTimeFormat("en-GB", { ...style, timeZone: company.timeZone });
const calendar = new Intl.DateTimeFormat("en-GB", { ...style, timeZone: "UTC" });

/**
 * The date in the company's time zone, such as "6 May 2026".
 * @param published ISO 8601, a day or a time in UTC
 */
export function publicationDay(published: string): string {
  // A date without a time belongs to no time zone.
  return (published.includes("T") ? local : calendar).format(new Date(published));
}
