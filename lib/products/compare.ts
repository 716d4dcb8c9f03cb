import { type Duty, isGas } from "../site/duty.ts";
import type { Language } from "../words/language.ts";
import { words } from "../words/words.ts";
import { type Cell, cellOf, isInapplicable, notStated, toCell } from "./cells.ts";
import { neededIn } from "./duty-text.ts";
import { dutyCells } from "./match.ts";
import {
  type ColumnKey,
  type Comparable,
  columns,
  columnUnit,
  passesGasOn,
  readCondition,
  type Spec,
} from "./specs.ts";

/** One row of a comparison: what the visitor needs, and a cell for each product. `isBest`: better than all others. */
export type ComparedRow = { label: string; unit: string; duty: string; cells: (Cell & { isBest?: true })[] };

type Row = ComparedRow & { key?: string };

/** The side on which a value is better. The others are a matter of taste, or of the duty. */
const better: Record<string, "less" | "more"> = { purity: "more", pressure: "more", power: "less" };

/**
 * The values of products side by side, those that differ first: the columns of the lists, each at the purity asked for or, where a
 * product states several, one row per purity; then every other value. A row without any value is left out.
 */
export function compareProducts(products: Comparable[], duty: Duty, language: Language): ComparedRow[] {
  const t = words(language);
  const known = new Set<string>(columns.map(({ key }) => key));
  const others = new Map(
    products.flatMap(({ specs }) =>
      specs.filter(({ key }) => !known.has(key)).map((spec) => [spec.key, spec]),
    ),
  );
  const rows: Row[] = [
    ...columns.map(({ key }) => ({
      key,
      label: t(`products.columns.${key}`),
      unit: columnUnit(key),
      duty: neededIn(duty, key),
      cells: products.map((product) => dutyCell(product, key, duty, language)),
    })),
    ...purities(products, duty).map((purity) => ({
      label: t("products.capacityAt", { purity }),
      unit: columnUnit("capacity"),
      duty: "",
      cells: products.map(({ specs }) => {
        const rated = specs.filter(({ key }) => key === "capacity");
        const row = rated.find(({ condition }) => readCondition(condition).purity === purity);
        return cellFor(row, language, "");
      }),
    })),
    ...[...others.values()].map(({ key, label }) => ({
      label,
      unit: "",
      duty: "",
      cells: products.map(({ specs }) =>
        cellFor(
          specs.find((spec) => spec.key === key),
          language,
        ),
      ),
    })),
  ];
  const stated = rows.filter(({ cells }) =>
    cells.some((cell) => cell.isStated !== false && !isInapplicable(cell)),
  );
  const [differing = [], same = []] = [true, false].map((differs) =>
    stated.filter(
      ({ cells }) => new Set(cells.map(({ text, unit }) => `${text} ${unit}`)).size > 1 === differs,
    ),
  );
  return [...differing, ...same].map(markBest);
}

/** Marks the best of plain numbers in one unit; a range or a text in the row leaves open which one is better. */
function markBest({ key = "", ...row }: Row): ComparedRow {
  const stated = row.cells.filter((cell) => cell.isStated !== false);
  const numbers = stated.map(({ text, unit }) => (unit ? Number.NaN : Number(text.replaceAll(",", ""))));
  const side = better[key];
  const best = side && Math[side === "less" ? "min" : "max"](...numbers);
  if (best === undefined || Number.isNaN(best) || numbers.every((number) => number === best)) return row;
  const bestCells = stated.filter((_, index) => numbers[index] === best);
  return {
    ...row,
    cells: row.cells.map((cell) => (bestCells.includes(cell) ? { ...cell, isBest: true } : cell)),
  };
}

/** True for products of different families that make no gas in common, or of which one passes on what another makes. */
export function areUnrelated(products: (Comparable & { family: string | null })[]): boolean {
  return products.some((one) =>
    products.some(
      (other) =>
        one.family !== other.family &&
        (passesGasOn(one.specs) !== passesGasOn(other.specs) ||
          !one.gases.some((gas) => other.gases.includes(gas))),
    ),
  );
}

/** The purities at which one of the products states a capacity, unless one purity was asked for. */
function purities(products: Comparable[], { purity }: Duty): number[] {
  if (purity !== undefined) return [];
  const stated = products.flatMap(({ specs }) => {
    const rated = specs.filter(({ key }) => key === "capacity").map((spec) => readCondition(spec.condition));
    return rated.length > 1 ? rated.flatMap((row) => row.purity ?? []) : [];
  });
  return [...new Set(stated)].sort((a, b) => a - b);
}

/** A value with its result for the duty, or without it if the product is for other gases, or for several and none was asked for. */
function dutyCell({ specs, gases }: Comparable, key: ColumnKey, duty: Duty, language: Language): Cell {
  const [only = ""] = gases.length === 1 ? gases : [];
  const gas = duty.gas ?? (isGas(only) ? only : undefined);
  const own = { ...duty, ...(gas && { gas }) };
  return gas && gases.includes(gas)
    ? dutyCells(specs, own, language)[key]
    : cellOf(specs, key, own, language);
}

function cellFor(row: Spec | undefined, language: Language, note?: string): Cell {
  return row ? toCell(row, language, note) : notStated(language);
}
