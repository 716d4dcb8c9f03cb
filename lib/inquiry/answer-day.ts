import { company } from "../site/company";
import { daySeconds } from "../site/time-units";
import { formatWeekday } from "../words/formats";
import type { Language } from "../words/language";

/** The next working day of the company, by which an inquiry of today is answered: "Tuesday, 24 November". */
export function answerDay(language: Language, now = new Date()): string {
  const { timeZone } = company;
  // Compared with those of the company, never shown.
  const weekday = new Intl.DateTimeFormat("en", { timeZone, weekday: "short" });
  let day = now;
  do day = new Date(day.getTime() + daySeconds * 1000);
  while (!company.workingDays.some((name) => name === weekday.format(day)));
  return formatWeekday(day, timeZone, language);
}
