import { numberOf, numbersIn, plainSigns } from "./numbers.ts";
import {
  bySpelling,
  describeUnit,
  digits,
  fromGrade,
  type Measure,
  measures,
  ownUnit,
  type Quantity,
} from "./quantities.ts";
import { convert, maxIn, spelling } from "./units.ts";

const gradeAhead = /\b(?:grade ?n?|n)(\d[.,]\d{1,2})\b/gi;
/** "At least", which a need is anyway. */
const atLeast = /^(?:[~≈≥]|>=?)? ?$/;

/** The numbers in a text; that of a grade is before its unit. */
const numbersOf = (text: string) => numbersIn(plainSigns(text).replace(gradeAhead, "$1 grade "));

/**
 * The quantity of a measure in a text, such as the pressure in "nitrogen, 6,5 bar". People leave out that a pressure is above the
 * ambient one.
 * @returns undefined where there is none, and null where it is not one number: a range, several values, what cannot be read
 */
export function findQuantity(text: string, measure: Measure): Quantity | null | undefined {
  const found = numbersOf(text).flatMap((number) => {
    // A tolerance in percent may be ahead of the unit: "500 ±10 % Nm³/h".
    const relative = unitAtStart(/^ ?% ?(.+)/.exec(number.rest)?.[1] ?? "");
    const unit = relative && relative.measure !== "purity" ? relative : unitAtStart(number.rest);
    if (unit?.measure !== measure) return [];
    const value = numberOf(number, maxIn(unit.unit));
    // Grades are of steel, too.
    if (unit.unit === "grade" && fromGrade(value ?? 0) === undefined) return [];
    return [{ value: value && digits(value * unit.factor), unit: unit.unit }];
  });
  const [{ value, unit } = {}] = found;
  if (unit === undefined) return undefined;
  const isOne = found.every((each) => each.value === value && each.unit === unit);
  return isOne && value !== undefined ? { value, unit } : null;
}

/**
 * The quantity that a text is, such as "6,5" or "6.5 bar". A number without a unit is in the site's own.
 * @returns undefined for another text
 */
export function readQuantity(text: string, measure: Measure): Quantity | undefined {
  const [number, ...others] = numbersOf(text);
  if (!number || others.length > 0) return undefined;
  if (number.rest || !atLeast.test(number.before)) return findQuantity(text, measure) ?? undefined;
  const unit = ownUnit(measure);
  const value = numberOf(number, maxIn(unit));
  return value === undefined ? undefined : { value, unit };
}

/** Longest spelling of a unit in a text. */
const maxSpelling = 16;

/** The unit with which a text begins; `factor`: of a spelling that only converts to it. */
function unitAtStart(text: string): { measure: Measure; unit: string; factor: number } | undefined {
  for (let length = Math.min(text.length, maxSpelling); length > 0; length--) {
    if (/^[\p{L}\d]{2}/u.test(text.slice(length - 1, length + 1))) continue;
    const known = spelling(text.slice(0, length));
    // A volume at normal conditions is a flow, without its hour; a bare one, or a mass, may be the size of a tank.
    for (const name of [known, `${known}g`, ...(/^[ns]m3$/.test(known) ? [`${known}/h`] : [])]) {
      const found = bySpelling.get(name);
      if (found) return { ...found, factor: 1 };
      for (const measure of measures) {
        const unit = ownUnit(measure);
        const factor = convert(1, name, describeUnit(measure, unit).label);
        if (factor) return { measure, unit, factor };
      }
    }
  }
  return undefined;
}
