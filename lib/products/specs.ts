import { type Gas, gases } from "../site/duty.ts";
import { readNumber } from "../text/numbers.ts";
import { convert, maxIn, normalUnit } from "../text/units.ts";
import type { Language } from "../words/language.ts";

/** A value of a product: a number, a range, or a text such as "liquid". */
export type Spec = {
  key: string;
  label: string;
  value?: number | string;
  min?: number;
  max?: number;
  unit?: string;
  /** A gas at its beginning limits the row to that gas; the percentage there is the purity at which it holds. */
  condition?: string;
};

/** The part of a product that finder and comparison read. `lang`: of its words, where it is not that of the page. */
export type Comparable = { id: string; title: string; gases: string[]; specs: Spec[]; lang?: Language };

/** The values that all products are compared by, in the order of their columns; messages/ has their names. */
export const columns = [
  { key: "capacity", unit: "Nm³/h" },
  { key: "purity", unit: "%" },
  { key: "pressure", unit: "bar(g)" },
  { key: "power", unit: "kWh/Nm³" },
  { key: "footprint", unit: "m" },
] as const;

export type ColumnKey = (typeof columns)[number]["key"];

/** Empty for a key without a column. */
export function columnUnit(key: string): string {
  return columns.find((column) => column.key === key)?.unit ?? "";
}

const conditionPattern = new RegExp(
  `^(?:(${gases.join("|")})(?:,\\s*|\\s+|$))?(?:at\\s+)?(?:(\\d+(?:[.,]\\d+)?)\\s*%(?=[,;]|$))?[,;]?\\s*`,
  "i",
);

/** Splits a condition into the gas and the purity at its beginning, and the rest. */
export function readCondition(condition = ""): { gas?: Gas; purity?: number; rest: string } {
  const [all = "", gas, percent] = conditionPattern.exec(condition) ?? [];
  return {
    ...(gas && { gas: gas.toLowerCase() as Gas }),
    // Translators may write a decimal comma.
    ...(percent && { purity: readNumber(percent, maxIn("%")) }),
    rest: condition.slice(all.length),
  };
}

/** The rows of a key that hold for a gas; without a gas, all of them. */
export function rowsOf(specs: Spec[], key: string, gas?: Gas): Spec[] {
  return specs.filter((spec) => {
    const { gas: own } = readCondition(spec.condition);
    return spec.key === key && (!gas || !own || own === gas);
  });
}

/** True for a product that makes no gas, such as a tank or a vaporiser: its purity is that of what it gets. */
export function passesGasOn(specs: Spec[]): boolean {
  return specs.some(({ key, value }) => key === "purity" && value === "as supplied");
}

/** True for a product that makes a gas as liquid only. */
export function isLiquid(specs: Spec[], gas: Gas): boolean {
  const rows = rowsOf(specs, "pressure", gas);
  return rows.length > 0 && rows.every(({ value }) => value === "liquid");
}

/** The largest number of a row, in the unit of its column; undefined for a text or another unit. */
export function upperOf(spec: Spec, key: ColumnKey): number | undefined {
  const column = columns.find((known) => known.key === key);
  if (typeof spec.value === "string" || (spec.unit && normalUnit(spec.unit) !== column?.unit))
    return undefined;
  return spec.max ?? spec.value ?? spec.min;
}

/**
 * A row of a column with its numbers in the column's unit, to four digits where they are converted. Any other row, or one with a
 * text or a unit that does not convert, stays as it is.
 */
export function inColumnUnit(spec: Spec): Spec {
  const to = columns.find(({ key }) => key === spec.key)?.unit ?? "";
  const { value, unit = "" } = spec;
  const isSame = normalUnit(unit) === to;
  if (convert(1, unit, to) === undefined || (!isSame && typeof value === "string")) return spec;
  const numbers = Object.entries(isSame ? {} : spec).flatMap(([name, number]) => {
    const converted = typeof number === "number" ? convert(number, unit, to) : undefined;
    return converted === undefined ? [] : [[name, Number(converted.toPrecision(4))]];
  });
  return { ...spec, ...Object.fromEntries(numbers), unit: to };
}

/** True for a row that the product finder should compare and cannot, because its unit does not convert to that of its column. */
export function isNotCompared({ key, unit }: Pick<Spec, "key" | "unit">): boolean {
  const column = columns.slice(0, 3).find((each) => each.key === key);
  return Boolean(column && unit) && convert(1, unit ?? "", column?.unit ?? "") === undefined;
}

/**
 * The capacity to compare: the one at the lowest stated purity that suffices. Between two stated purities the lower capacity
 * is certain, an interpolated one is not. If no purity suffices, the one at the highest purity.
 */
export function capacityAt(
  specs: Spec[],
  gas: Gas | undefined,
  purity: number | undefined,
): Spec | undefined {
  const rows = rowsOf(specs, "capacity", gas);
  const rated = rows
    .map((row) => ({ row, purity: readCondition(row.condition).purity ?? Number.NaN }))
    .filter((point) => !Number.isNaN(point.purity))
    .sort((a, b) => a.purity - b.purity);
  if (rated.length === 0) return rows[0];
  return (rated.find((point) => point.purity >= (purity ?? 0)) ?? rated.at(-1))?.row;
}
