import { readNumber } from "../text/numbers.ts";

/** A number as it is written in a cell, such as `₹ 1,560` or `99.9 %`; `unit` holds what is around it. */
export type Quantity = { value: number; unit: string };

const number = String.raw`[+−-]?(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,12})(?:\.\d{1,6})?`;
const unit = String.raw`[^\d,.;:]{0,20}`;
const quantity = new RegExp(String.raw`^(\p{Sc}?)\s*(${number})\s*(${unit})$`, "u");
const range = new RegExp(String.raw`^(${number})\s*(?:[-–—]|to)\s*(${number})\s*(${unit})$`, "u");

/** @returns undefined for everything else: bounds (`≥ 2`), ranges, several numbers */
export function parseQuantity(text: string): Quantity | undefined {
  const [, currency = "", digits = "", unit = ""] = quantity.exec(text.trim()) ?? [];
  const value = readNumber(digits);
  return value === undefined ? undefined : { value, unit: `${currency} ${unit}`.trim() };
}

/** Both ends of a range such as `6–30`; undefined also where they are in the wrong order. */
export function parseRange(text: string): { start: number; end: number; unit: string } | undefined {
  const [, first = "", last = "", unit = ""] = range.exec(text.trim()) ?? [];
  const [start, end] = [readNumber(first), readNumber(last)];
  return start !== undefined && end !== undefined && start <= end
    ? { start, end, unit: unit.trim() }
    : undefined;
}

/** The quantities of a column; undefined unless all cells have one, in the same unit. */
export function parseColumn(texts: string[]): Quantity[] | undefined {
  const all = texts.flatMap((text) => parseQuantity(text) ?? []);
  const isSeries = all.length === texts.length && new Set(all.map(({ unit }) => unit)).size === 1;
  return isSeries ? all : undefined;
}
