import { cleanText } from "../text/characters.ts";
import { readQuantity } from "../text/find-quantity.ts";
import { type Measure, measures, ownUnit, type Quantity, toOwn } from "../text/quantities.ts";
import {
  clamp,
  type Duty,
  dutyLimits,
  type FinderQuery,
  type Gas,
  parseDuty,
  parseFinderQuery,
  roundValue,
} from "./duty.ts";

/** A duty in any unit: `flow=500SCFM`. Numbers in the site's own units are read as {@link parseDuty} does. */
export function readDuty(params: URLSearchParams): Duty {
  return parseDuty(params, readValue);
}

const readValue: Parameters<typeof parseDuty>[1] = (text, measure, gas) => {
  const read = readNeed(text, measure, gas);
  if (!read) return { typed: cleanText(text) };
  const { own, value, unit } = read;
  return unit === ownUnit(measure) ? { own } : { own, typed: value + unit };
};

/** @returns undefined for a text that is no quantity, or one that cannot be */
function readNeed(text: string, measure: Measure, gas?: Gas): (Quantity & { own?: number }) | undefined {
  const read = readQuantity(text, measure);
  if (!read) return undefined;
  const quantity = { ...read, value: Number(read.value.toPrecision(6)) };
  if (quantity.unit === ownUnit(measure)) {
    const own = roundValue(read.value, measure);
    return own === undefined ? undefined : { ...quantity, own };
  }
  // The mass of an unknown gas has no volume.
  const own = toOwn(measure, quantity, gas);
  const isPossible = (own ?? toOwn(measure, quantity, "air") ?? 0) > 0 && quantity.value < 1e9;
  return isPossible ? { ...quantity, own: own && clamp(own, dutyLimits[measure]) } : undefined;
}

/** A value as it was typed, in another unit than the site's own. */
export function typedQuantity({ typed, gas }: Duty, measure: Measure): Quantity | undefined {
  const read = readNeed(typed?.[measure] ?? "", measure, gas);
  return read && { value: read.value, unit: read.unit };
}

/** The text of a value that cannot be read. */
export function unreadText(duty: Duty, measure: Measure): string | undefined {
  return typedQuantity(duty, measure) ? undefined : duty.typed?.[measure];
}

/** True where a value cannot be read, so that nothing can be found. */
export function isUnread(duty: Duty): boolean {
  return measures.some((measure) => unreadText(duty, measure) !== undefined);
}

/** No id and no value contains these. */
const separator = "~";
const none = "-";
/** Ends a path with values that were typed in other units, or cannot be read. */
const typedMark = ".";

/** True for a path at which Next serves a page with such values: there are as many as numbers, so none is kept. */
export function hasTypedValues(path: string): boolean {
  return path.endsWith(separator + typedMark);
}

/** Last segment of the path at which Next serves the page of a canonical query. */
export function finderSegment({ duty, ids }: FinderQuery): string {
  const { gas, flow, purity, pressure, typed } = duty;
  const values = Object.values({ gas, flow, purity, pressure, ...typed });
  return [
    ...values.map((value) => (value === undefined ? none : toSegment(String(value)))),
    ...ids,
    ...(typed ? [typedMark] : []),
  ].join(separator);
}

/** A value in signs that no path escapes. */
function toSegment(value: string): string {
  return encodeURIComponent(value)
    .replace(/[!~-]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
    .replaceAll("%", "!");
}

/** Reverses {@link toSegment}; `""` for what it did not write. */
function fromSegment(part: string): string {
  try {
    return part === none ? "" : decodeURIComponent(part.replaceAll("!", "%"));
  } catch {
    return "";
  }
}

/** Reverses {@link finderSegment}. */
export function parseFinderSegment(segment: string): FinderQuery {
  const [gas = "", flow = "", purity = "", pressure = "", ...rest] = segment
    .split(separator)
    .map((part, index) => (index < 4 ? fromSegment(part) : part));
  const ids = rest.filter((part) => part !== typedMark);
  const params = new URLSearchParams({ gas, flow, purity, pressure, compare: ids.join() });
  return parseFinderQuery(params, readDuty);
}
