import { contentId } from "./content-id.ts";
import { hasOtherUnits } from "./duty-link.ts";

/** The gases that a visitor can ask for. */
export const gases = ["nitrogen", "oxygen", "hydrogen", "argon"] as const;
export type Gas = (typeof gases)[number];

/** Units by what they measure: codes of lib/text/quantities.ts, without the site's own. */
export type Units = { flow?: string; purity?: string; pressure?: string };

/** The visitor's need, in Nm³/h, % (at least) and bar(g) (at least). */
export type Duty = {
  gas?: Gas;
  flow?: number;
  purity?: number;
  pressure?: number;
  /** Values given in other units, such as "500SCFM". A mass of an unknown gas is here alone. */
  typed?: Units;
  /** In which values are shown. */
  units?: Units;
};

export const dutyLimits = {
  flow: { min: 1, max: 100_000 },
  purity: { min: 1, max: 99.9999 },
  pressure: { min: 0.1, max: 400 },
} as const;

/** A search among the products, or a comparison of those with the ids. */
export type FinderQuery = { duty: Duty; ids: string[] };

export const maxCompared = 3;
const number = /^\d{1,9}(?:\.\d{1,9})?$/;
export const finderParameters = ["gas", "flow", "purity", "pressure", "units", "compare"] as const;
/** Only forms send them: the unit of a number, and each unit in which values are to be shown. */
export const unitParameters = ["flowUnit", "purityUnit", "pressureUnit", "unit"] as const;
const naturalOrder = new Intl.Collator("en", { numeric: true });

export function isGas(text: string): text is Gas {
  return (gases as readonly string[]).includes(text);
}

/**
 * Numbers are rounded and clamped, so that similar searches share one page. Of a value that is given twice, the first number counts. Unknown and
 * invalid values are dropped.
 */
export function parseDuty(params: URLSearchParams): Duty {
  const gas = params.get("gas")?.toLowerCase() ?? "";
  const numberOf = (name: keyof typeof dutyLimits) => {
    const numbers = params.getAll(name).filter((text) => number.test(text.trim()));
    const value = numbers.map(Number).find((value) => value > 0);
    return value && clamp(value, dutyLimits[name]);
  };
  const [flow, purity, pressure] = [numberOf("flow"), numberOf("purity"), numberOf("pressure")];
  return {
    ...(isGas(gas) && { gas }),
    ...(flow && { flow: round(flow, 3) }),
    ...(purity && { purity: roundPurity(purity) }),
    ...(pressure && { pressure: round(pressure, 3) }),
  };
}

/** `gas=nitrogen&flow=300`: always in this order. */
export function dutyQuery({ gas, flow, purity, pressure, typed, units = {} }: Duty): string {
  const shown = [units.flow, units.purity, units.pressure].filter(Boolean).join() || undefined;
  return Object.entries({ gas, flow, purity, pressure, ...typed, units: shown })
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`))
    .join("&");
}

/** The duty in the query of an address, as it stands there where it is in other units. */
export function dutyQueryOf(search: string): string {
  const params = new URLSearchParams(search);
  if (!hasOtherUnits(search)) return dutyQuery(parseDuty(params));
  const given = [...params].filter(
    ([name, value]) =>
      name !== "compare" && finderParameters.some((known) => known === name) && /^[\w.,/%()-]+$/.test(value),
  );
  return given.map((pair) => pair.join("=")).join("&");
}

/** @param read reads the duty: in the browser numbers alone */
export function parseFinderQuery(params: URLSearchParams, read = parseDuty): FinderQuery {
  const ids = params.getAll("compare").flatMap((value) => value.split(","));
  const known = [...new Set(ids)].filter((id) => contentId.test(id)).slice(0, maxCompared);
  return { duty: read(params), ids: known.sort(naturalOrder.compare) };
}

/** The canonical query, `""` for a search without any value. */
export function finderQuery({ duty, ids }: FinderQuery): string {
  return [dutyQuery(duty), ids.length > 0 && `compare=${ids.join(",")}`].filter(Boolean).join("&");
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
