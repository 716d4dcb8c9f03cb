import type { Language } from "./language.ts";

/** Of dates and lists. English is that of Britain. */
const localeOf = (language: Language): string => (language === "en" ? "en-GB" : language);

/** A number in the same digits and groups in every language, because data sheets must be comparable: "1,322.5", "−20". */
export function formatNumber(value: number, digits: Intl.NumberFormatOptions = {}): string {
  return value.toLocaleString("en", digits).replace("-", "−");
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** "6 May 2026", which does not break */
export function formatDay(date: Date, timeZone: string, language: Language): string {
  const key = `${language} ${timeZone}`;
  const format =
    dayFormats.get(key) ??
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone, numberingSystem: "latn" });
  dayFormats.set(key, format);
  return format.format(date).replaceAll(" ", "\u00a0");
}

/** "Tuesday, 24 November" */
export function formatWeekday(date: Date, timeZone: string, language: Language): string {
  const parts = { weekday: "long", day: "numeric", month: "long" } as const;
  const text = new Intl.DateTimeFormat(localeOf(language), {
    ...parts,
    timeZone,
    numberingSystem: "latn",
  }).format(date);
  // Not every version of the locale has the comma.
  return language === "en" ? text.replace(/^(\w+),? /, "$1, ") : text;
}

/** "VN-100, VN-1000 and VND-300" */
export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(localeOf(language)).format(items);
}
