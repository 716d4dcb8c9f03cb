import type { Duty } from "../site/duty.ts";
import { typedQuantity } from "../site/duty-in-units.ts";
import { describeUnit, type Measure, measures, ownUnit, type Quantity, toOwn } from "../text/quantities.ts";
import { formatNumber } from "../words/formats.ts";
import type { NeedKey } from "./need.ts";

export const measureByColumn: Record<string, Measure> & Record<NeedKey, Measure> = {
  capacity: "flow",
  purity: "purity",
  pressure: "pressure",
};

/** A value of a duty in another unit than the site's own: "500 SCFM", "N5.0"; empty where there is none. */
export function typedValue(duty: Duty, measure: Measure): string {
  const typed = typedQuantity(duty, measure);
  return typed ? formatTyped(measure, typed) : "";
}

function formatTyped(measure: Measure, { value, unit }: Quantity): string {
  if (unit === "grade") return `N${formatNumber(value, { minimumFractionDigits: 1 })}`;
  const { label } = describeUnit(measure, unit);
  return `${formatNumber(value, { maximumSignificantDigits: 6 })}\u00a0${label}`;
}

/**
 * The number of a duty in the site's own unit, with four digits. It is not limited, as the one that is compared is.
 * @returns empty where it was not asked for, or does not convert
 */
export function ownNumber(duty: Duty, measure: Measure): string {
  const typed = typedQuantity(duty, measure);
  const own = typed ? toOwn(measure, typed, duty.gas) : duty[measure];
  if (own === undefined) return "";
  const number = measure === "purity" ? own : Number(own.toPrecision(4));
  return formatNumber(number, { maximumSignificantDigits: 6 });
}

/** A value of a duty: "500 SCFM = 803.7 Nm³/h", or "300 Nm³/h"; empty where it was not asked for. */
export function describeNeeded(duty: Duty, measure: Measure): string {
  const number = ownNumber(duty, measure);
  const { label } = describeUnit(measure, ownUnit(measure));
  return [typedValue(duty, measure), number && `${number}\u00a0${label}`].filter(Boolean).join(" = ");
}

/** The same in a column that names the site's unit: "500 SCFM = 803.7". */
export function neededIn(duty: Duty, key: string): string {
  const measure = measureByColumn[key];
  return measure ? [typedValue(duty, measure), ownNumber(duty, measure)].filter(Boolean).join(" = ") : "";
}

/** The bases of the units in which a duty is given, and of the site's: "SCFM: 60 °F, 14.696 psia". */
export function basesOf(duty: Duty): string[] {
  return measures.flatMap((measure) => {
    const typed = typedQuantity(duty, measure);
    const units = typed ? [typed.unit, ownUnit(measure)] : [];
    return units.flatMap((unit) => {
      const { label, base } = describeUnit(measure, unit, duty.gas);
      return base ? `${label}: ${base}` : [];
    });
  });
}
