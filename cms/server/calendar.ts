/** Months with what is planned in them. */
import type { DeskEntry, Month } from "../content/bridge.ts";
import { localTime } from "./company-day.ts";

const maxMonths = 3;
const daysOfWeek = 7;

/** @param planned entries with their times, the first one first */
export function calendarOf(planned: { at: string; entry: DeskEntry }[]): { months: Month[]; later: number } {
  const days = Map.groupBy(planned, ({ at }) => localTime(at).slice(0, 10));
  const all = [...new Set(Array.from(days.keys(), (date) => date.slice(0, 7)))];
  const shown = all.slice(0, maxMonths);
  const months = shown.map((month): Month => {
    const first = new Date(`${month}-01T00:00:00Z`);
    const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
    // The week begins on Monday.
    const before = (first.getUTCDay() + daysOfWeek - 1) % daysOfWeek;
    const weeks = Array.from({ length: Math.ceil((before + count) / daysOfWeek) }, (_, week) =>
      Array.from({ length: daysOfWeek }, (_, weekday) => {
        const day = week * daysOfWeek + weekday - before + 1;
        if (day < 1 || day > count) return undefined;
        const date = `${month}-${String(day).padStart(2, "0")}`;
        return { date, entries: days.get(date)?.map(({ entry }) => entry) ?? [] };
      }),
    );
    const title = first.toLocaleDateString("en-US", { timeZone: "UTC", month: "long", year: "numeric" });
    return { title, weeks };
  });
  return { months, later: planned.filter(({ at }) => !shown.includes(localTime(at).slice(0, 7))).length };
}
