import { gasCalled } from "../site/gas-names.ts";
import { findQuantity } from "../text/find-quantity.ts";
import { describeUnit, type Measure, measures, ownUnit, toOwn } from "../text/quantities.ts";
import { formatNumber } from "../words/formats.ts";
import { labelOf } from "./fields.ts";

type Values = Partial<Record<"gas" | Measure, string | null>>;

/**
 * The values of a duty that were typed in other units, in those of the site, with the bases of both: "= 803.7 Nm³/h (SCFM: 60 °F, 14.696 psia;
 * Nm³/h: 0 °C, 101.325 kPa)". A text that names no unit, and a mass of an unknown gas, have none. For the company, in English.
 */
function convertedValues(values: Values): [name: Measure, text: string][] {
  const gas = gasCalled(values.gas ?? "") ?? values.gas ?? "";
  return measures.flatMap((measure) => {
    const own = ownUnit(measure);
    const found = findQuantity(values[measure] ?? "", measure);
    const value = found && found.unit !== own && toOwn(measure, found, gas);
    if (!found || !value) return [];
    const number = formatNumber(measure === "purity" ? value : Number(value.toPrecision(4)), {
      maximumFractionDigits: 6,
    });
    const units = [found.unit, own].map((unit) => describeUnit(measure, unit, gas));
    const bases = units.flatMap(({ label, base }) => (base ? `${label}: ${base}` : [])).join("; ");
    return [[measure, `= ${number}\u00a0${units[1]?.label}${bases && ` (${bases})`}`]];
  });
}

/** An inquiry with each of these behind what was typed. */
export function withConverted<T extends Values>(inquiry: T): T {
  const texts = convertedValues(inquiry).map(([name, text]) => [name, `${inquiry[name]} ${text}`]);
  return { ...inquiry, ...Object.fromEntries(texts) };
}

/** In one line: "Flow = 803.7 Nm³/h (…), Pressure = …". */
export function convertedLine(values: Values): string {
  return convertedValues(values)
    .map(([name, text]) => `${labelOf(name)} ${text}`)
    .join(", ");
}
