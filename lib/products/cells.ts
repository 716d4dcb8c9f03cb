import type { Duty } from "../site/duty.ts";
import { normalUnit } from "../text/units.ts";
import { formatNumber } from "../words/formats.ts";
import type { Language } from "../words/language.ts";
import { words } from "../words/words.ts";
import { compareDuty } from "./need.ts";
import { readSpecText, showGasName, showSpecText } from "./spec-words.ts";
import {
  type ColumnKey,
  capacityAt,
  columns,
  columnUnit,
  readCondition,
  rowsOf,
  type Spec,
} from "./specs.ts";

/** A value as it is shown. `unit` is empty if it is that of the column; `load`: of a capacity at the visitor's flow, in %. */
export type Cell = { text: string; unit: string; note: string; isStated?: false; load?: number };

/** A value that a product does not state. */
export function notStated(language: Language): Cell {
  return { text: words(language)("products.notStated"), unit: "", note: "", isStated: false };
}

/** A quantity that the product does not have. */
export function isInapplicable({ text }: Cell): boolean {
  return ["none", "not applicable"].includes(readSpecText(text).toLowerCase());
}

const nbsp = "\u00a0";

export function formatQuantity(value: number, minimumFractionDigits = 0): string {
  // Small numbers come from conversions into large units.
  const maximumFractionDigits = Math.abs(value) < 0.1 ? 6 : 4;
  return formatNumber(value, { maximumFractionDigits, minimumFractionDigits });
}

/** The number, range or text of a row, without its unit. */
export function formatValue({ key, value, min, max }: Spec, language: Language): string {
  const t = words(language);
  if (typeof value === "string") return showSpecText(value, language);
  const digits = (number: number) =>
    formatQuantity(number, (key === "pressure" || key === "power") && Math.abs(number) < 10 ? 1 : 0);
  if (value !== undefined) return digits(value);
  if (min !== undefined && max !== undefined) return `${digits(min)}–${digits(max)}`;
  if (max !== undefined)
    return key === "pressure" || key === "capacity"
      ? t("products.upTo", { number: digits(max) })
      : `≤${nbsp}${digits(max)}`;
  return min === undefined ? t("products.notStated") : `≥${nbsp}${digits(min)}`;
}

/** With its unit, never broken in between. */
export function formatSpec(spec: Spec, language: Language): string {
  return addUnit(formatValue(spec, language), normalUnit(spec.unit ?? ""), language);
}

export function addUnit(text: string, unit: string, language: Language): string {
  const [number, after] = splitBound(text, language);
  return [number, unit].filter(Boolean).join(nbsp) + after;
}

/** The text before and after the unit: Hindi has "600 Nm³/h तक" for "up to 600 Nm³/h". */
export function splitBound(text: string, language: Language): [number: string, after: string] {
  const [before = "", number = text, after = ""] =
    atNumber(text, words(language)("products.upTo", { number: "#" })) ?? [];
  return [before + number, after];
}

/** "at 99.9 %" for a bare purity. */
export function formatCondition(condition: string | undefined, language: Language): string {
  if (!condition || !/^\d+(?:[.,]\d+)?\s%/.test(condition)) return showGasName(condition ?? "", language);
  return words(language)("products.atPurity", { purity: condition });
}

/**
 * A row in the column of its key.
 * @param note default: the condition of the row
 */
export function toCell(
  spec: Spec,
  language: Language,
  note = formatCondition(spec.condition, language),
): Cell {
  const unit = normalUnit(spec.unit ?? "");
  return { text: formatValue(spec, language), unit: unit === columnUnit(spec.key) ? "" : unit, note };
}

/** A table's cell of a product. With a duty, the row that holds for its gas and purity; without one, the range of all purities. */
export function cellOf(specs: Spec[], key: ColumnKey, duty: Duty, language: Language): Cell {
  const { gas, purity, pressure } = duty;
  const rows = rowsOf(specs, key, gas);
  const [first] = rows;
  const point = capacityAt(specs, gas, purity);
  const pointPurity = readCondition(point?.condition).purity;
  if (!first) return notStated(language);
  // Gas and purity are not repeated if they were asked for.
  const show = (row: Spec) => {
    const { rest, gas: own, purity: rated } = readCondition(row.condition);
    return toCell(row, language, (own ? gas : rated !== undefined && purity) ? rest : undefined);
  };
  if (key === "capacity" && point && purity !== undefined) return show(point);
  if (key === "purity" && purity !== undefined && pointPurity !== undefined)
    return { ...show(first), text: formatQuantity(pointPurity) };
  if (key === "pressure" && pressure !== undefined)
    return show(compareDuty(specs, { gas, pressure })[0]?.row ?? first);
  const rated = rows.filter(({ condition }) => readCondition(condition).purity !== undefined);
  if (rated.length < 2 || rated.length < rows.length) return show(first);
  const atPoint = rated.find(({ condition }) => readCondition(condition).purity === pointPurity);
  if (purity !== undefined && atPoint) return show(atPoint);
  return rangeOf(rated, language);
}

/** All columns of a product. */
export function cellsOf(specs: Spec[], language: Language, duty: Duty = {}): Record<ColumnKey, Cell> {
  const cells = columns.map(({ key }) => [key, cellOf(specs, key, duty, language)]);
  return Object.fromEntries(cells) as Record<ColumnKey, Cell>;
}

function rangeOf(rows: Spec[], language: Language): Cell {
  const numbers = rows.flatMap(({ value }) => (typeof value === "number" ? value : []));
  const [first = { key: "", label: "" }] = rows;
  const { rest } = readCondition(first.condition);
  const range = { ...first, value: undefined, min: Math.min(...numbers), max: Math.max(...numbers) };
  return toCell(range, language, rest || words(language)("products.dependsOnPurity"));
}

/** The first three columns in one line, such as "300 Nm³/h · 99.9 % · 6.0 bar(g)"; columns without a number are left out. */
export function summarizeCells(specs: Spec[], language: Language): string {
  return columns
    .slice(0, 3)
    .flatMap(({ key, unit: columnUnit }) => {
      const { text, unit } = cellOf(specs, key, {}, language);
      if (!/\d/.test(text)) return [];
      return addUnit(text, unit || unitAfter(text, columnUnit, language), language);
    })
    .join(" · ");
}

/** The unit of a column; a text with letters, such as "< 0.1 ppm CO₂", has its own. */
export function unitAfter(text: string, columnUnit: string, language: Language): string {
  const t = words(language);
  const bounds = [t("products.upTo", { number: "#" }), t("products.from", { number: "#" })];
  const bare = bounds.reduce((rest, bound) => atNumber(rest, bound)?.[1] ?? rest, text);
  return /\p{L}/u.test(bare) ? "" : columnUnit;
}

/** The number in a text such as "up to 300", with what is before and after it; undefined for other texts. */
function atNumber(text: string, bound: string): [before: string, number: string, after: string] | undefined {
  const [before = "", after = ""] = bound.split("#").map((part) => part.replaceAll(nbsp, " "));
  const plain = text.replaceAll(nbsp, " ");
  if (!plain.startsWith(before) || !plain.endsWith(after)) return undefined;
  const end = text.length - after.length;
  return [text.slice(0, before.length), text.slice(before.length, end), text.slice(end)];
}
