import {
  findQuantity,
  type Measure,
  measures,
  ownUnit,
  type Quantity,
  readUnit,
  toOwn,
} from "../text/quantities.ts";
import {
  clamp,
  type Duty,
  dutyLimits,
  type FinderQuery,
  parseDuty,
  parseFinderQuery,
  type Units,
} from "./duty.ts";

/**
 * A duty in any unit: `flow=500SCFM`, or `flow=500&flowUnit=SCFM` of a form. `units=SCFM,psig` are those in which values are shown.
 * Numbers in the site's own units are read as {@link parseDuty} does.
 */
export function readDuty(params: URLSearchParams): Duty {
  const duty = parseDuty(params);
  const typed: Units = {};
  for (const measure of measures) {
    const unit = readUnit(params.get(`${measure}Unit`) ?? "");
    const given = unit?.measure === measure ? unit.unit : ownUnit(measure);
    const quantity = params
      .getAll(measure)
      .map((text) => quantityOf(text, measure, given))
      .find(Boolean);
    if (!quantity || (quantity.unit === ownUnit(measure) && duty[measure])) continue;
    delete duty[measure];
    if (quantity.unit === ownUnit(measure)) {
      Object.assign(duty, parseDuty(new URLSearchParams({ [measure]: String(quantity.value) })));
      continue;
    }
    const own = toOwn(measure, quantity, duty.gas);
    if (own && own > 0) duty[measure] = clamp(own, dutyLimits[measure]);
    typed[measure] = quantity.value + quantity.unit;
  }
  const units = readUnits(
    params.getAll(params.has("unit") ? "unit" : "units").flatMap((text) => text.split(",")),
  );
  return { ...duty, ...(Object.keys(typed).length > 0 && { typed }), ...(units && { units }) };
}

/** Of each measure the first one, without the site's own; undefined where none is left. */
function readUnits(texts: string[]): Units | undefined {
  const units: Units = {};
  for (const { measure, unit } of texts.flatMap((text) => readUnit(text) ?? [])) units[measure] ??= unit;
  for (const measure of measures) if (units[measure] === ownUnit(measure)) delete units[measure];
  return Object.keys(units).length > 0 ? units : undefined;
}

/** @param unit of a bare number */
function quantityOf(text: string, measure: Measure, unit: string): Quantity | undefined {
  const isBare = /^\d{1,9}(?:\.\d{1,9})?$/.test(text.trim());
  const found = isBare ? { value: Number(text), unit } : findQuantity(text.slice(0, 40), measure);
  const value = Number(found?.value.toPrecision(6));
  return found && value > 0 && value < 1e9 ? { ...found, value } : undefined;
}

/** A value as it was typed. */
export function typedQuantity(duty: Duty, measure: Measure): Quantity | undefined {
  return quantityOf(duty.typed?.[measure] ?? "", measure, "");
}

/** No id and no number contains it. */
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
    ...values.map((value) => String(value ?? none).replaceAll("/", "_")),
    ...ids,
    ...(typed || units ? [unitsSegment(units)] : []),
  ].join(separator);
}

/** Reverses {@link finderSegment}; what it did not write is dropped. */
export function parseFinderSegment(segment: string): FinderQuery {
  const [gas = "", flow = "", purity = "", pressure = "", ...rest] = segment
    .split(separator)
    .map((part, index) => (index < 4 ? part.replaceAll("_", "/") : part));
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
