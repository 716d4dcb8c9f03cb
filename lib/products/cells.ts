import type { Duty } from "../site/duty.ts";
import { normalUnit } from "../text/units.ts";
import { type ColumnKey, capacityAt, columns, readCondition, rowsOf, type Spec } from "./specs.ts";

/** A value as it is shown. `unit` is empty if it is that of the column. */
export type Cell = { text: string; unit: string; note: string };

export const notStated: Cell = { text: "on request", unit: "", note: "" };

const nbsp = "\u00a0";

export function formatNumber(value: number, minimumFractionDigits = 0): string {
  const text = value.toLocaleString("en", { maximumFractionDigits: 4, minimumFractionDigits });
  return text.replace("-", "−");
}

/** The number, range or text of a row, without its unit. */
export function formatValue({ key, value, min, max }: Spec): string {
  if (typeof value === "string") return value;
  const digits = (number: number) =>
    formatNumber(number, (key === "pressure" || key === "power") && Math.abs(number) < 10 ? 1 : 0);
  if (value !== undefined) return digits(value);
  if (min !== undefined && max !== undefined) return `${digits(min)}–${digits(max)}`;
  if (max !== undefined)
    return key === "pressure" || key === "capacity" ? `up to${nbsp}${digits(max)}` : `≤${nbsp}${digits(max)}`;
  return min === undefined ? notStated.text : `≥${nbsp}${digits(min)}`;
}

/** With its unit, never broken in between. */
export function formatSpec(spec: Spec): string {
  return [formatValue(spec), normalUnit(spec.unit ?? "")].filter(Boolean).join(nbsp);
}

/** "at 99.9 %" for a bare purity. */
export function formatCondition(condition = ""): string {
  return /^\d+(?:\.\d+)?\s%/.test(condition) ? `at ${condition}` : condition;
}

/** A row in the column of its key. */
export function toCell(spec: Spec, note = formatCondition(spec.condition)): Cell {
  const unit = normalUnit(spec.unit ?? "");
  const column = columns.find(({ key }) => key === spec.key);
  return { text: formatValue(spec), unit: unit === column?.unit ? "" : unit, note };
}

/** A table's cell of a product. With a duty, the row that holds for its gas and purity; without one, the range of all purities. */
export function cellOf(specs: Spec[], key: ColumnKey, { gas, purity, pressure }: Duty = {}): Cell {
  const rows = rowsOf(specs, key, gas);
  const [first] = rows;
  const point = capacityAt(specs, gas, purity);
  const pointPurity = readCondition(point?.condition).purity;
  if (!first) return notStated;
  // Gas and purity are not repeated if they were asked for.
  const show = (row: Spec) => {
    const { rest, gas: own, purity: rated } = readCondition(row.condition);
    return toCell(row, (own ? gas : rated !== undefined && purity) ? rest : undefined);
  };
  if (key === "capacity" && point && purity !== undefined) return show(point);
  if (key === "purity" && purity !== undefined && pointPurity !== undefined)
    return { ...show(first), text: formatNumber(pointPurity) };
  if (key === "pressure" && pressure !== undefined)
    return show(rows.find(({ value, max = value }) => typeof max === "number" && max >= pressure) ?? first);
  const rated = rows.filter(({ condition }) => readCondition(condition).purity !== undefined);
  if (rated.length < 2 || rated.length < rows.length) return show(first);
  const atPoint = rated.find(({ condition }) => readCondition(condition).purity === pointPurity);
  if (purity !== undefined && atPoint) return show(atPoint);
  return rangeOf(rated);
}

/** All columns of a product. */
export function cellsOf(specs: Spec[], duty?: Duty): Record<ColumnKey, Cell> {
  const cells = columns.map(({ key }) => [key, cellOf(specs, key, duty)]);
  return Object.fromEntries(cells) as Record<ColumnKey, Cell>;
}

function rangeOf(rows: Spec[]): Cell {
  const numbers = rows.flatMap(({ value }) => (typeof value === "number" ? value : []));
  const [first = { key: "", label: "" }] = rows;
  const { rest } = readCondition(first.condition);
  const range = { ...first, value: undefined, min: Math.min(...numbers), max: Math.max(...numbers) };
  return toCell(range, rest || "depends on the purity");
}

/** The first three columns in one line, such as "300 Nm³/h · 99.9 % · 6.0 bar(g)"; columns without a number are left out. */
export function summarizeCells(specs: Spec[]): string {
  return columns
    .slice(0, 3)
    .flatMap(({ key, unit: columnUnit }) => {
      const { text, unit } = cellOf(specs, key);
      return /\d/.test(text) ? [text, unit || unitAfter(text, columnUnit)].filter(Boolean).join(nbsp) : [];
    })
    .join(" · ");
}

/** The unit of a column; a text with letters, such as "< 0.1 ppm CO₂", has its own. */
export function unitAfter(text: string, columnUnit: string): string {
  return /\p{L}/u.test(text.replace(/^(?:up to|from)\s/, "")) ? "" : columnUnit;
}
