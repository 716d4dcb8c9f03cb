import { company } from "../site/company.ts";
import { plainNumber } from "../text/characters.ts";

/**
 * `iso`: ISO 8601, a day or a time in UTC. `notes`: what differs from the contract, or is assumed, to be read after the name of
 * the field. `fault`: the reason why a date is not understood.
 */
type ReadDate = { iso: string; notes: string[] } | { fault: string };

/** Longer texts are no dates. */
const maxLength = 100;

/** The year has four digits, but is not 0001, which .NET and Go write for a missing date. */
const contractForm =
  /^[1-9]\d{3}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

const notADate = "not an ISO 8601 date";
const notOneDay = "either number may be the day";

/** A date and time without separators. Fourteen digits are one, too: as milliseconds they would be of another age. */
const compact = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(?!\d)|(\d\d)(\d\d)(\d\d)|(?!\d))/;
/** `/Date(1714979289000)/` of .NET. */
const dotNetDate = /^\/Date\((\d{12,13})(?:[+-]\d{4})?\)\/$/;
/** Of the years 1973 to 2286; fewer digits are something else, and twelve of this age may be a day with hours and minutes. */
const sinceEpoch = /^(\d{9,10}|(?!19|20)\d{12}|\d{13})(?:\.\d+)?$/;
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? +/i;
const clock =
  /(?:T|,? +(?:at +)?)(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d+))?)? ?(?:([ap])\.?m\.?)? ?(Z|(?:UTC|GMT|UT)?(?:([+-]\d\d):?(\d\d)?)?)(?: \([^()]*\))?$/i;

const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const yearLast = /^(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4})$/;
const dayAndName = /^(\d{1,2})(?:st|nd|rd|th)?[ .,/-]{1,2}([a-z]{3,9})[ .,/-]{1,2}(\d{4})$/i;
const nameAndDay = /^([a-z]{3,9})[ .-]{1,2}(\d{1,2})(?:st|nd|rd|th)?[ ,-]{1,2}(\d{4})$/i;
const monthNames =
  "january february march april may june july august september october november december".split(" ");

/** True for a date of the contract: ISO 8601, without a time or with one to the minute at least. */
export function isIsoDate(text: string): boolean {
  return contractForm.test(text) && "iso" in readDate(text);
}

/** The reason why a text is not a date of the contract. */
export function dateFault(text: unknown): string {
  const read = readDate(text);
  return "fault" in read ? read.fault : notADate;
}

/**
 * Reads a date as databases, mails, programs and people write it, if it can only mean one day. A time without a zone is
 * the company's.
 * @param value text, or seconds or milliseconds since 1970
 */
export function readDate(value: unknown): ReadDate {
  if (typeof value !== "string" && typeof value !== "number") return { fault: notADate };
  const raw = String(value);
  if (raw.length > maxLength) return { fault: notADate };
  const text = plainNumber(raw).trim().replace(dotNetDate, "$1").replace(compact, separated);
  const [all, digits = ""] = sinceEpoch.exec(text) ?? [];
  if (all !== undefined) return fromEpoch(Number(all), digits.length > 10);

  const time = clock.exec(text);
  const day = readDay(text.slice(0, time?.index).replace(weekday, ""));
  if ("fault" in day) return day;
  const iso = time ? inUtc(day.iso, time) : day.iso;
  if (!iso) return { fault: notADate };
  const notes = contractForm.test(raw) ? [] : ["not in ISO 8601"];
  return {
    iso,
    notes: [
      ...notes,
      ...day.notes,
      ...(time && !time[6] ? ["without a zone, read as the company's time"] : []),
    ],
  };
}

function separated(_: string, ...parts: (string | undefined)[]): string {
  const [year, month, day, ...times] = parts;
  const [hours, minutes, seconds = "00"] = times.slice(0, 6).filter((part) => part !== undefined);
  return `${year}-${month}-${day}${minutes ? `T${hours}:${minutes}:${seconds}` : ""}`;
}

function fromEpoch(value: number, isMilliseconds: boolean): ReadDate {
  const iso = new Date(isMilliseconds ? value : value * 1000).toISOString();
  return { iso, notes: [`read as ${isMilliseconds ? "milliseconds" : "seconds"} since 1970`] };
}

function readDay(text: string): ReadDate {
  const [, year, , month = "", day = ""] = yearFirst.exec(text) ?? [];
  if (year) return dayOf(year, month, day);
  const [, first = "", separator, second = "", last] = yearLast.exec(text) ?? [];
  if (last) return fromNumbers(Number(first), Number(second), last, separator === ".");
  const [, number, name, yearAfterName] = dayAndName.exec(text) ?? [];
  if (number) return dayOf(yearAfterName, monthOf(name), number);
  const [, nameAhead, numberAfter, yearAfter] = nameAndDay.exec(text) ?? [];
  return dayOf(yearAfter, monthOf(nameAhead), numberAfter);
}

/** Dots are those of countries that write the day first; slashes and hyphens are used with both orders. */
function fromNumbers(first: number, second: number, year: string, hasDots: boolean): ReadDate {
  const isEither = first !== second && first <= 12 && second <= 12;
  if (isEither && !hasDots) return { fault: notOneDay };
  const isDayFirst = hasDots || first > 12;
  const read = isDayFirst ? dayOf(year, second, first) : dayOf(year, first, second);
  return isEither && "iso" in read ? { ...read, notes: ["with dots, read with the day first"] } : read;
}

function monthOf(name = ""): number {
  const short = name.toLowerCase().replace(/^sept$/, "sep");
  return monthNames.findIndex((month) => month === short || month.slice(0, 3) === short) + 1;
}

function dayOf(year = "", month: number | string = 0, day: number | string = 0): ReadDate {
  const iso = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const time = Date.parse(iso);
  // Date.parse alone reads 30 February as 1 March.
  const isDay = contractForm.test(iso) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return isDay ? { iso, notes: [] } : { fault: notADate };
}

/** `undefined` for a time that no clock shows. */
function inUtc(day: string, [, hours = "", ...parts]: RegExpExecArray): string | undefined {
  const [minutes, seconds = "00", fraction = "0", half, zone, zoneHours = "+00", zoneMinutes = "00"] = parts;
  const offset = zone ? `${zoneHours}:${zoneMinutes}` : company.utcOffset;
  if (half && Number(hours) > 12) return undefined;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : hours;
  const clockTime = `${String(hour).padStart(2, "0")}:${minutes}:${seconds}.${fraction}`;
  const time = Date.parse(`${day}T${clockTime}${offset}`);
  const iso = Number.isNaN(time) ? "" : new Date(time).toISOString();
  return /^[1-9]\d{3}-/.test(iso) ? iso : undefined;
}
