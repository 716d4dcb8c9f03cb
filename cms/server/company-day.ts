/** Days and times where the company is. */
import { company } from "../../lib/site/company.ts";

const { timeZone } = company;
const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });

/** A time as `2026-05-06 09:30`, which spreadsheets read. */
export function localTime(iso: string): string {
  return format.format(new Date(iso));
}

/** Today, as noon of the day: so a field for a day has it. */
export function today(): string {
  return `${localTime(new Date().toISOString()).slice(0, 10)}T12:00:00.000Z`;
}
