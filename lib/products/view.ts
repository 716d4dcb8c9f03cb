import { type Duty, type Gas, isGas, type Units } from "../site/duty.ts";
import { typedQuantity } from "../site/duty-in-units.ts";
import {
  describeUnit,
  fromOwn,
  type Measure,
  measures,
  ownUnit,
  type Quantity,
  toOwn,
} from "../text/quantities.ts";
import { normalUnit } from "../text/units.ts";
import { formatNumber } from "../words/formats.ts";
import type { NeedKey } from "./need.ts";
import { columns, readCondition, type Spec } from "./specs.ts";

/** The units in which a visitor sees values, and the gas whose mass it is. */
export type View = { units?: Units; gas?: Gas };

export const measureByColumn: Record<string, Measure> & Record<NeedKey, Measure> = {
  capacity: "flow",
  purity: "purity",
  pressure: "pressure",
};

/** The measure of a row: by its key, and of other rows by a unit that means one thing. */
function measureIn({ key, unit = "" }: Pick<Spec, "key" | "unit">): Measure | undefined {
  const normal = normalUnit(unit);
  const known = measureByColumn[key];
  const candidates = known ? [known] : (["flow", "pressure"] as const);
  return candidates.find((measure) => describeUnit(measure, ownUnit(measure)).label === normal);
}

/** The view of a product: a mass is of its only gas, unless the visitor has chosen one. */
export function viewOf({ units, gas }: Duty, gases: string[] = []): View {
  const [only = ""] = gases.length === 1 ? gases : [];
  const known = gas ?? (isGas(only) ? only : undefined);
  return { ...(units && { units }), ...(known && { gas: known }) };
}

/** A row in the visitor's units, with four digits; as it is where nothing is to be converted, or it cannot be. */
export function inView(spec: Spec, { units, gas }: View): Spec {
  const measure = units && measureIn(spec);
  const unit = measure && units[measure];
  if (!unit || typeof spec.value === "string") return spec;
  // The capacity is of the product's gas, a demand may be of air.
  const of = readCondition(spec.condition).gas ?? (spec.key === "capacity" ? gas : undefined);
  const { value, min, max, ...rest } = spec;
  // A higher purity is a smaller impurity.
  const numbers = unit === "ppm" ? { value, min: max, max: min } : { value, min, max };
  const shown: [name: string, number: number][] = [];
  for (const [name, number] of Object.entries(numbers)) {
    if (number === undefined) continue;
    const converted = fromOwn(measure, number, unit, of);
    if (converted === undefined) return spec;
    shown.push([name, Number(converted.toPrecision(4))]);
  }
  const { label } = describeUnit(measure, unit);
  if (unit !== "grade") return { ...rest, ...Object.fromEntries(shown), unit: label };
  return { ...rest, value: shown.map(([, number]) => formatGrade(number)).join("–"), unit: label };
}

/** The unit above a column or beside a row of the compared quantities, and its base where it is not the site's own. */
export function columnUnit(key: string, { units, gas }: View): { unit: string; base: string } {
  const own = columns.find((column) => column.key === key)?.unit ?? "";
  const measure = measureByColumn[key];
  const chosen = measure && units?.[measure];
  if (!chosen) return { unit: own, base: "" };
  const { label, base } = describeUnit(measure, chosen, gas);
  return { unit: label, base };
}

function formatGrade(value: number): string {
  return `N${formatNumber(value, { minimumFractionDigits: 1 })}`;
}

/** "500 SCFM", "N5.0" */
function formatTyped(measure: Measure, { value, unit }: Quantity): string {
  const { label } = describeUnit(measure, unit);
  if (unit === "grade") return formatGrade(value);
  return `${formatNumber(value, { maximumSignificantDigits: 6 })}\u00a0${label}`;
}

/** A value of the site in a unit, with four digits; empty where it does not convert. */
function converted(measure: Measure, own: number | undefined, unit: string, gas?: Gas): string {
  const value = own === undefined ? undefined : fromOwn(measure, own, unit, gas);
  if (value === undefined) return "";
  const isExact = unit === ownUnit(measure) && measure === "purity";
  return formatTyped(measure, { value: isExact ? value : Number(value.toPrecision(4)), unit });
}

/**
 * A value of a duty as the visitor gave it, and in brackets in the other unit of interest: that of the view, or the site's own.
 * @returns empty where it was not asked for
 */
export function describeNeeded(duty: Duty, measure: Measure): string {
  const own = ownUnit(measure);
  const typed = typedQuantity(duty, measure);
  const value = duty[measure];
  const given = typed ?? (value === undefined ? undefined : { value, unit: own });
  if (!given) return "";
  const other = duty.units?.[measure] ?? own;
  const second = other === given.unit ? own : other;
  const beside = second === given.unit ? "" : converted(measure, exactOf(duty, measure), second, duty.gas);
  return formatTyped(measure, given) + (beside && ` (${beside})`);
}

/** The number of a duty in the unit of its column; empty where it was not asked for. */
export function neededIn(duty: Duty, key: string): string {
  const measure = measureByColumn[key];
  if (!measure) return "";
  const unit = duty.units?.[measure] ?? ownUnit(measure);
  const typed = typedQuantity(duty, measure);
  const text =
    typed?.unit === unit
      ? formatTyped(measure, typed)
      : converted(measure, exactOf(duty, measure), unit, duty.gas) || describeNeeded(duty, measure);
  const { label } = describeUnit(measure, unit);
  return text.endsWith(`\u00a0${label}`) ? text.slice(0, -label.length - 1) : text;
}

/** A field of a form for a value: its number, and the unit in which it was typed, or is shown. */
export function fieldOf(duty: Duty, measure: Measure): { value?: number; unit: string; label: string } {
  const typed = typedQuantity(duty, measure);
  const own = ownUnit(measure);
  const shown = duty.units?.[measure] ?? own;
  const value = duty[measure] && fromOwn(measure, duty[measure], shown, duty.gas);
  const isShown = value !== undefined || duty[measure] === undefined;
  const number = isShown ? value && Number(value.toPrecision(6)) : duty[measure];
  const field = typed ?? { value: number, unit: isShown ? shown : own };
  return { ...field, label: describeUnit(measure, field.unit).label };
}

/** The bases of the units in which a duty is given or shown, each once: "SCFM: 60 °F, 14.696 psia". */
export function basesOf(duty: Duty): string[] {
  return measures.flatMap((measure) => {
    const used = [typedQuantity(duty, measure)?.unit, duty.units?.[measure]].filter(
      (unit) => unit !== undefined,
    );
    const units = used.length > 0 ? new Set([...used, ownUnit(measure)]) : [];
    return [...units].flatMap((unit) => {
      const { label, base } = describeUnit(measure, unit, duty.gas);
      return base ? `${label}: ${base}` : [];
    });
  });
}

/** In the site's own unit, and not limited, as the one that is compared is. */
function exactOf(duty: Duty, measure: Measure): number | undefined {
  const typed = typedQuantity(duty, measure);
  return typed ? toOwn(measure, typed, duty.gas) : duty[measure];
}
