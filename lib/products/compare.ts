import type { Duty } from "../site/duty.ts";
import type { Language } from "../words/language.ts";
import { words } from "../words/words.ts";
import { type Cell, cellOf, notStated, toCell } from "./cells.ts";
import { type Comparable, columns, readCondition, type Spec } from "./specs.ts";

/** One row of a comparison: a cell for each product, `differs` where the products do not all have the same value. */
export type ComparedRow = { label: string; unit: string; cells: Cell[]; differs: boolean };

/**
 * The values of products side by side: the columns of the lists first, each at the purity asked for or, where a product states
 * several, one row per purity; then every other value that a product states.
 */
export function compareProducts(products: Comparable[], duty: Duty, language: Language): ComparedRow[] {
  const t = words(language);
  const known = new Set<string>(columns.map(({ key }) => key));
  const others = new Map(
    products.flatMap(({ specs }) =>
      specs.filter(({ key }) => !known.has(key)).map((spec) => [spec.key, spec]),
    ),
  );
  const rows: Omit<ComparedRow, "differs">[] = [
    ...columns.map(({ key, unit }) => ({
      label: t(`products.columns.${key}`),
      unit,
      cells: products.map(({ specs }) => cellOf(specs, key, duty, language)),
    })),
    ...purities(products, duty).map((purity) => ({
      label: t("products.capacityAt", { purity }),
      unit: "Nm³/h",
      cells: products.map(({ specs }) => ratedAt(specs, purity, language)),
    })),
    ...[...others.values()].map(({ key, label }) => ({
      label,
      unit: "",
      cells: products.map(({ specs }) => otherCell(specs, key, language)),
    })),
  ];
  return rows.map((row) => ({
    ...row,
    differs: new Set(row.cells.map(({ text, unit }) => `${text} ${unit}`)).size > 1,
  }));
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

function ratedAt(specs: Spec[], purity: number, language: Language): Cell {
  const row = specs.find(
    ({ key, condition }) => key === "capacity" && readCondition(condition).purity === purity,
  );
  return row ? toCell(row, language, "") : notStated(language);
}

function otherCell(specs: Spec[], key: string, language: Language): Cell {
  const row = specs.find((spec) => spec.key === key);
  return row ? toCell(row, language) : notStated(language);
}
