import { type Duty, type Gas, isGas } from "../site/duty.ts";
import type { Language } from "../words/language.ts";
import { words } from "../words/words.ts";
import { type Cell, cellOf, cellsOf, formatQuantity, notStated, numberInView, toCell } from "./cells.ts";
import {
  type ColumnKey,
  type Comparable,
  capacityAt,
  columns,
  passesGasOn,
  readCondition,
  rowsOf,
  type Spec,
  upperOf,
} from "./specs.ts";
import { neededIn, viewOf } from "./view.ts";

/**
 * A product compared with a duty. `limits`: the columns that keep it from being a match; the note of the cell gives the
 * reason.
 */
type Fit<T> = { product: T; cells: Record<ColumnKey, Cell>; limits: ColumnKey[] };

/** `delivered`: products that make no gas, and pass on what is brought to them. */
export type Fits<T> = { matches: Fit<T>[]; closeMatches: Fit<T>[]; delivered: Fit<T>[] };

/** A product whose capacity differs from the flow by more than this factor is left out. */
const nearFactor = 4;

type Check = { isMet: boolean; isKnown: boolean; cell: Cell };
type RankedFit<T> = Fit<T> & { unknown: number; used: number };

/**
 * Finds the products for a duty.
 *
 * A match states every value that was asked for, and reaches it: the capacity at the purity asked for, not the largest one. A
 * flow below a stated minimum flow is not met; where none is stated the product starts and stops, so that it is a match at any load. A
 * close match is limited by one value: one that is too low, a text such as "liquid", or one that is not stated, as long as another one is
 * met. A product without a gas makes none, and one that passes gas on is listed apart if it carries the flow at the pressure. Matches
 * are in order of use: the best used one first.
 */
export function matchProducts<T extends Comparable>(products: T[], duty: Duty, language: Language): Fits<T> {
  const passingOn = products.filter(({ specs }) => passesGasOn(specs));
  const sources = products.filter((product) => !passingOn.includes(product));
  const fits = sources.flatMap((product) => fitOf(product, duty, product.lang ?? language) ?? []);
  const matches = fits.filter(({ limits }) => limits.length === 0).sort((a, b) => b.used - a.used);
  const closeMatches = fits.filter(({ limits }) => limits.length > 0).sort((a, b) => a.unknown - b.unknown);
  const delivered = passingOn
    .filter((product) => carries(product, duty))
    .map((product) => ({
      product,
      cells: cellsOf(product.specs, product.lang ?? language, duty),
      limits: [],
    }));
  return { matches, closeMatches, delivered };
}

/** True for a product that passes on the flow at the pressure; a size in another unit, such as a volume, is no limit. */
function carries({ gases, specs }: Comparable, { gas, flow, pressure }: Duty): boolean {
  const reaches = (key: "capacity" | "pressure", least = 0) =>
    rowsOf(specs, key, gas).some((row) => {
      const upper = upperOf(row, key) ?? least;
      return upper >= least && (key !== "capacity" || !least || (row.min ?? 0) <= least);
    });
  return (
    (gas ? gases.includes(gas) : gases.some(isGas)) &&
    reaches("capacity", flow) &&
    reaches("pressure", pressure)
  );
}

/** If no gas is asked for, the one that fits best. */
function fitOf<T extends Comparable>(product: T, duty: Duty, language: Language): RankedFit<T> | undefined {
  const own = product.gases.map((gas) => gas.toLowerCase()).filter(isGas);
  const candidates = duty.gas ? own.filter((gas) => gas === duty.gas) : own;
  return candidates
    .flatMap((gas) => checkGas(product, { ...duty, gas }, language) ?? [])
    .sort((a, b) => a.limits.length - b.limits.length)[0];
}

function checkGas<T extends Comparable>(
  product: T,
  duty: Duty & { gas: Gas },
  language: Language,
): RankedFit<T> | undefined {
  const { specs } = product;
  const capacity = capacityAt(specs, duty.gas, duty.purity);
  const upper = capacity && upperOf(capacity, "capacity");
  if (duty.flow && upper !== undefined && isFar(duty.flow, capacity?.min ?? 0, upper)) return undefined;
  const checks: Partial<Record<ColumnKey, Check>> = {
    ...(duty.flow && { capacity: checkFlow(capacity, duty.flow, duty, language) }),
    ...(duty.purity && { purity: checkMinimum(specs, "purity", duty.purity, duty, language) }),
    ...(duty.pressure && {
      pressure: checkMinimum(specs, "pressure", duty.pressure, duty, language),
    }),
  };
  const asked = Object.values(checks);
  const missed = asked.filter(({ isMet, isKnown }) => isKnown && !isMet).length;
  const unknown = asked.filter(({ isKnown }) => !isKnown).length;
  if (missed + unknown > 1 || (unknown === 1 && asked.length === 1)) return undefined;
  const cellIn = (key: ColumnKey) => checks[key]?.cell ?? cellOf(specs, key, duty, language);
  const cells = Object.fromEntries(columns.map(({ key }) => [key, cellIn(key)])) as Record<ColumnKey, Cell>;
  const limits = columns.flatMap(({ key }) => (checks[key]?.isMet === false ? key : []));
  return { product, cells, limits, unknown, used: duty.flow && upper ? duty.flow / upper : 0 };
}

function isFar(flow: number, lower: number, upper: number): boolean {
  return flow > upper * nearFactor || flow < lower / nearFactor;
}

function checkFlow(capacity: Spec | undefined, flow: number, duty: Duty, language: Language): Check {
  const t = words(language);
  if (!capacity) return { isMet: false, isKnown: false, cell: notStated(language) };
  const upper = upperOf(capacity, "capacity");
  const view = viewOf(duty);
  const cell = toCell(capacity, language, undefined, view);
  if (upper === undefined) return { isMet: false, isKnown: true, cell };
  if (capacity.min !== undefined && flow < capacity.min) {
    const text = t("products.from", { number: numberInView(capacity.min, "capacity", view) });
    return { isMet: false, isKnown: true, cell: { ...cell, text, note: t("products.minimumFlow") } };
  }
  if (flow > upper) {
    const { purity } = readCondition(capacity.condition);
    const number = neededIn(duty, "capacity");
    const note =
      purity === undefined
        ? t("products.lessThan", { number })
        : t("products.lessThanAt", { number, purity: formatQuantity(purity) });
    return { isMet: false, isKnown: true, cell: { ...cell, note } };
  }
  const load = Math.max(1, Math.round((flow / upper) * 100));
  return { isMet: true, isKnown: true, cell: { ...cell, note: t("products.load", { percent: load }), load } };
}

function checkMinimum(
  specs: Spec[],
  key: "purity" | "pressure",
  least: number,
  duty: Duty & { gas: Gas },
  language: Language,
): Check {
  const { gas, units } = duty;
  const view = viewOf(duty);
  const rows = rowsOf(specs, key, gas);
  const [first] = rows;
  if (!first) return { isMet: false, isKnown: false, cell: notStated(language) };
  const numbered = rows.map((row) => ({ row, upper: upperOf(row, key) ?? Number.NaN }));
  const sufficient = numbered.find(({ upper }) => upper >= least);
  if (sufficient) {
    const cell = cellOf(specs, key, { gas, units, [key]: least }, language);
    return { isMet: true, isKnown: true, cell };
  }
  const [best] = numbered.filter(({ upper }) => !Number.isNaN(upper)).sort((a, b) => b.upper - a.upper);
  if (!best) {
    const { rest } = readCondition(first.condition);
    return { isMet: false, isKnown: true, cell: toCell(first, language, rest, view) };
  }
  const note = words(language)("products.lessThan", { number: neededIn(duty, key) });
  const cell = toCell(best.row, language, note, view);
  return { isMet: false, isKnown: true, cell: { ...cell, text: numberInView(best.upper, key, view) } };
}
