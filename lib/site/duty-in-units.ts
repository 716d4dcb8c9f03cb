import { cleanText } from "../text/characters.ts";
import { readQuantity } from "../text/find-quantity.ts";
import { type Measure, measures, ownUnit, type Quantity, readUnit, toOwn } from "../text/quantities.ts";
import {
  clamp,
  type Duty,
  dutyLimits,
  type FinderQuery,
  type Gas,
  parseDuty,
  parseFinderQuery,
  roundValue,
  type Units,
} from "./duty.ts";

/**
 * A duty in any unit: `flow=500SCFM`, or `flow=500&flowUnit=SCFM` of a form. `units=SCFM,psig` are those in which values are shown.
 * Numbers in the site's own units are read as {@link parseDuty} does.
 */
export function readDuty(params: URLSearchParams): Duty {
  const units = readUnits(
    params.getAll(params.has("unit") ? "unit" : "units").flatMap((text) => text.split(",")),
  );
  return { ...parseDuty(params, readValue), ...(units && { units }) };
}

const readValue: Parameters<typeof parseDuty>[1] = (text, measure, params, gas) => {
  const given = readUnit(params.get(`${measure}Unit`) ?? "");
  const read = readNeed(text, measure, given?.measure === measure ? given.unit : ownUnit(measure), gas);
  if (!read) return { typed: cleanText(text) };
  const { own, value, unit } = read;
  return unit === ownUnit(measure) ? { own } : { own, typed: value + unit };
};

/** @param unit of a number without one @returns undefined for a text that is no quantity, or one that cannot be */
function readNeed(
  text: string,
  measure: Measure,
  unit: string,
  gas?: Gas,
): (Quantity & { own?: number }) | undefined {
  const read = readQuantity(text, measure, unit);
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

/** Of each measure the first one, without the site's own; undefined where none is left. */
function readUnits(texts: string[]): Units | undefined {
  const units: Units = {};
  for (const { measure, unit } of texts.flatMap((text) => readUnit(text) ?? [])) units[measure] ??= unit;
  for (const measure of measures) if (units[measure] === ownUnit(measure)) delete units[measure];
  return Object.keys(units).length > 0 ? units : undefined;
}

/** A value as it was typed, in another unit than the site's own. */
export function typedQuantity({ typed, gas }: Duty, measure: Measure): Quantity | undefined {
  const read = readNeed(typed?.[measure] ?? "", measure, "", gas);
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
/** Begins the last part of a path in other units, which no id does. */
const unitsMark = ".";

/** True for a path at which Next serves a page in other units: there are as many as numbers, so none is kept. */
export function isInUnits(path: string): boolean {
  return /[~/]\.[\w.]*$/.test(path);
}

/** `.SCFM.psig`, the last part of a path. */
export function unitsSegment({ flow, purity, pressure }: Units = {}): string {
  return unitsMark + [flow, purity, pressure].filter(Boolean).join(".").replaceAll("/", "_");
}

/** Reverses {@link unitsSegment}; undefined for another text. */
function parseUnitsSegment(segment = ""): Units | undefined {
  if (!segment.startsWith(unitsMark)) return undefined;
  return readUnits(segment.slice(1).replaceAll("_", "/").split("."));
}

/** Last segment of the path at which Next serves the page of a canonical query. */
export function finderSegment({ duty, ids }: FinderQuery): string {
  const { gas, flow, purity, pressure, typed, units } = duty;
  const values = Object.values({ gas, flow, purity, pressure, ...typed });
  return [
    ...values.map((value) => (value === undefined ? none : toSegment(String(value)))),
    ...ids,
    ...(typed || units ? [unitsSegment(units)] : []),
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
  const ids = rest.filter((part) => !part.startsWith(unitsMark));
  const units = Object.values(parseUnitsSegment(rest.at(-1)) ?? {}).join();
  const params = new URLSearchParams({ gas, flow, purity, pressure, compare: ids.join(), units });
  return parseFinderQuery(params, readDuty);
}

/** The params of a product's page, and the units at their end. */
export function splitUnits<P extends { title?: string[] }>(params: P): { page: P; units?: Units } {
  const units = parseUnitsSegment(params.title?.at(-1));
  return units ? { page: { ...params, title: params.title?.slice(0, -1) }, units } : { page: params };
}

/** The units behind the number of a page of the list. */
export function listUnits({ page = "" }: { page?: string }): Units | undefined {
  return parseUnitsSegment(page.split(separator)[1]);
}
