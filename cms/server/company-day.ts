/** Days and times where the company is. */
import { company } from "../../lib/site/company.ts";

const { timeZone } = company;
const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });

const written = new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "medium", timeStyle: "short" });

/** A time as `6 May 2026 09:30`: so Payload writes the others. */
export function writeTime(iso: string): string {
  return written.format(new Date(iso)).replace("Sept", "Sep").replace(",", "");
}

/** The day of it, as `6 May 2026`. */
export function writeDay(iso: string): string {
  return writeTime(iso).replace(/ \S+$/, "");
}

/** A time as `2026-05-06 09:30`, which spreadsheets read, and which has the day. */
export function localTime(iso: string): string {
  return format.format(new Date(iso));
}

/** Today, as noon of the day: so a field for a day has it. */
export function today(): string {
  return `${localTime(new Date().toISOString()).slice(0, 10)}T12:00:00.000Z`;
}
