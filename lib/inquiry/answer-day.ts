import { company } from "../site/company";
import { daySeconds } from "../site/time-units";

/** The next working day of the company, by which an inquiry of today is answered: "Tuesday, 24 November". */
export function answerDay(now = new Date()): string {
  const inCompanyZone = { timeZone: company.timeZone } as const;
  const weekday = new Intl.DateTimeFormat("en", { ...inCompanyZone, weekday: "short" });
  let day = now;
  do day = new Date(day.getTime() + daySeconds * 1000);
  while (!company.workingDays.some((name) => name === weekday.format(day)));
  return new Intl.DateTimeFormat("en-GB", {
    ...inCompanyZone,
    weekday: "long",
    day: "numeric",
    month: "long",
  })
    .format(day)
    .replace(/^(\w+),? /, "$1, ");
}
