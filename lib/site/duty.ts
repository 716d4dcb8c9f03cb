import { readNumber } from "../text/numbers.ts";
import { contentId } from "./content-id.ts";
import { hasOtherUnits } from "./duty-link.ts";

/** The gases that a visitor can ask for. */
export const gases = ["nitrogen", "oxygen", "hydrogen", "argon"] as const;
export type Gas = (typeof gases)[number];

type Texts = { flow?: string; purity?: string; pressure?: string };

/** The visitor's need, in Nm³/h, % (at least) and bar(g) (at least). */
export type Duty = {
  gas?: Gas;
  flow?: number;
  purity?: number;
  pressure?: number;
  /** Values given in other units, such as "500SCFM". A mass of an unknown gas is here alone. */
  typed?: Texts;
  /** Texts that cannot be read, as they were typed. */
  unread?: Texts;
};

/** In Nm³/h, % and bar(g). */
export const dutyLimits = {
  flow: { min: 0.01, max: 1_000_000 },
  purity: { min: 1, max: 99.9999 },
  pressure: { min: 0.01, max: 900 },
} as const;

type Measure = keyof typeof dutyLimits;
/** A value of a duty: in the site's own unit, in another one, or as a text. */
type Value = { own?: number; typed?: string; unread?: string };
type ReadValue = (text: string, measure: Measure, gas?: Gas) => Value;

/** A search among the products, or a comparison of those with the ids. */
export type FinderQuery = { duty: Duty; ids: string[] };

export const maxCompared = 3;
/** Of the text of a value, in characters. */
export const maxTyped = 40;
const dutyParameters = ["gas", "flow", "purity", "pressure"];
export const finderParameters = [...dutyParameters, "compare"];
const naturalOrder = new Intl.Collator("en", { numeric: true });

export function isGas(text: string): text is Gas {
  return (gases as readonly string[]).includes(text);
}

/** Of a value that is given twice, the first one counts. An unknown gas is left out. @param read reads a value: in the browser a number alone */
export function parseDuty(params: URLSearchParams, read: ReadValue = readValue): Duty {
  const gas = params.get("gas")?.toLowerCase() ?? "";
  const duty: Duty = isGas(gas) ? { gas } : {};
  for (const measure of Object.keys(dutyLimits) as Measure[]) {
    const text = params.getAll(measure).find((each) => each.trim());
    if (!text) continue;
    const { own, typed, unread } = read(text.trim().slice(0, maxTyped), measure, duty.gas);
    if (own !== undefined) duty[measure] = own;
    if (typed !== undefined) duty.typed = { ...duty.typed, [measure]: typed };
    if (unread) duty.unread = { ...duty.unread, [measure]: unread };
  }
  return duty;
}

/** As the server writes a quantity in another unit. */
const quantity = /^\d+(?:\.\d+)?[a-z][\w/]*$/i;

function readValue(text: string, measure: Measure): Value {
  const own = roundValue(readNumber(text, measure === "purity" ? 100 : undefined), measure);
  if (own !== undefined) return { own };
  return quantity.test(text) ? { typed: text } : { unread: text };
}

/** Rounded, so that similar searches share one page; undefined beyond the limits. */
export function roundValue(value: number | undefined, measure: Measure): number | undefined {
  const { min, max } = dutyLimits[measure];
  if (value === undefined || value < min || value > max) return undefined;
  return measure === "purity" ? roundPurity(value) : round(value, 3);
}

/** `gas=nitrogen&flow=300`: always in this order. */
export function dutyQuery({ gas, flow, purity, pressure, typed, unread }: Duty): string {
  return toQuery(Object.entries({ gas, flow, purity, pressure, ...typed, ...unread }));
}

/** Readable where it can be: `7kg/cm2g`. */
function toQuery(entries: [name: string, value: string | number | undefined][]): string {
  return entries
    .flatMap(([name, value]) =>
      value === undefined
        ? []
        : `${name}=${encodeURIComponent(value).replace(/%2F|%2C/g, decodeURIComponent)}`,
    )
    .join("&");
}

/** The duty in the query of an address, as it stands there where only the server reads it. */
export function dutyQueryOf(search: string): string {
  const params = new URLSearchParams(search);
  if (!hasOtherUnits(search)) return dutyQuery(parseDuty(params));
  const given = [...params].filter(([name, value]) => value && dutyParameters.includes(name));
  return toQuery(given.map(([name, value]) => [name, value.slice(0, maxTyped)]));
}

/** @param read reads the duty: in the browser numbers alone */
export function parseFinderQuery(params: URLSearchParams, read = parseDuty): FinderQuery {
  const ids = params.getAll("compare").flatMap((value) => value.split(","));
  const known = [...new Set(ids)].filter((id) => contentId.test(id)).slice(0, maxCompared);
  return { duty: read(params), ids: known.sort(naturalOrder.compare) };
}

export function clamp(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(Math.max(value, min), max);
}

function round(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}

/** By the impurities, which is what counts at 99.99 %. */
function roundPurity(percent: number): number {
  return Number((100 - round(100 - percent, 2)).toFixed(4));
}
