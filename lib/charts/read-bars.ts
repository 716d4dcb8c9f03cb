import type { Cell } from "./chart-table";
import { parseQuantity, parseRange } from "./quantity";

/** A sum of a waterfall begins at zero. */
export type Bar = { start: number; end: number; isSum?: boolean };

/** Bars from the second column: ranges, or numbers, whose bars begin at zero. */
export function readBars(rows: Cell[][]): Bar[] | undefined {
  const ranges = rows.flatMap((row) => parseRange(row[1]?.text ?? "") ?? []);
  if (ranges.length === rows.length) return isOneUnit(ranges) ? ranges : undefined;
  const numbers = rows.flatMap((row) => parseQuantity(row[1]?.text ?? "") ?? []);
  if (numbers.length < rows.length || !isOneUnit(numbers)) return undefined;
  return numbers.map(({ value }) => ({ start: 0, end: value }));
}

/** Steps from the second column. A row with a dash or nothing there is a sum: of its third column, or of the steps so far. */
export function readWaterfall(rows: Cell[][]): Bar[] | undefined {
  const units: { unit: string }[] = [];
  const bars: Bar[] = [];
  for (const [, step, sum] of rows) {
    const level = bars.at(-1)?.end ?? 0;
    const quantity = parseQuantity(step?.text ?? "");
    if (quantity) {
      units.push(quantity);
      bars.push({ start: level, end: level + quantity.value });
    } else if (/^[-–—]?$/.test(step?.text ?? "")) {
      bars.push({ start: 0, end: parseQuantity(sum?.text ?? "")?.value ?? level, isSum: true });
    } else return undefined;
  }
  return units.length > 0 && isOneUnit(units) ? bars : undefined;
}

function isOneUnit(values: { unit: string }[]): boolean {
  return new Set(values.map(({ unit }) => unit)).size === 1;
}
