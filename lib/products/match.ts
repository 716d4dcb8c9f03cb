import { type Duty, type Gas, isGas } from "../site/duty.ts";
import type { Language } from "../words/language.ts";
import { words } from "../words/words.ts";
import { type Cell, cellOf, cellsOf, formatQuantity, notStated, toCell } from "./cells.ts";
import { describeNeeded, measureByColumn, ownNumber } from "./duty-text.ts";
import { type Compared, compareDuty, isClose, minLoad, shareUsed, toPercent } from "./need.ts";
import {
  type ColumnKey,
  type Comparable,
  columns,
  isLiquid,
  passesGasOn,
  readCondition,
  type Spec,
} from "./specs.ts";

/**
 * A product compared with a duty. `limits`: the columns that keep it from being a match; the note of the cell gives the
 * reason.
 */
type Fit<T> = { product: T; cells: Record<ColumnKey, Cell>; limits: ColumnKey[] };

/**
 * `otherKinds`: liquid where gas is asked for, and plants of which the flow uses little.
 * `delivered`: products that make no gas, and pass on what is brought to them.
 */
export type Fits<T> = {
  matches: Fit<T>[];
  closeMatches: Fit<T>[];
  otherKinds: Fit<T>[];
  delivered: Fit<T>[];
};

type RankedFit<T> = Fit<T> & { unknown: number; used: number; isLowLoad: boolean; isLiquid: boolean };

/**
 * Finds the products for a duty.
 *
 * A match states every value that was asked for, and reaches it: the capacity at the purity asked for, not the largest one. A
 * close match has one value that falls short, or values that it does not state (`isClose` in ./need.ts). Liquid comes after all of
 * these, and one plant at a low load, the best used one, where there are none. A product without a gas makes none, and one that passes
 * gas on is listed apart unless it is known not to carry the flow at the pressure. Matches are in order of use: the best used one first.
 */
export function matchProducts<T extends Comparable>(products: T[], duty: Duty, language: Language): Fits<T> {
  const passingOn = products.filter(({ specs }) => passesGasOn(specs));
  const sources = products.filter((product) => !passingOn.includes(product));
  const fits = sources.flatMap((product) => fitOf(product, duty, product.lang ?? language) ?? []);
  const usual = fits.filter(({ isLowLoad, isLiquid }) => !isLowLoad && !isLiquid);
  const liquid = fits.filter(({ isLowLoad, isLiquid }) => !isLowLoad && isLiquid);
  const lowLoad = usual.length > 0 ? [] : fits.filter(({ isLowLoad }) => isLowLoad);
  return {
    matches: usual.filter(({ limits }) => limits.length === 0).sort((a, b) => b.used - a.used),
    closeMatches: usual.filter(({ limits }) => limits.length > 0).sort((a, b) => a.unknown - b.unknown),
    otherKinds: [
      ...liquid.sort((a, b) => a.limits.length - b.limits.length || b.used - a.used),
      ...lowLoad.sort((a, b) => b.used - a.used).slice(0, 1),
    ],
    delivered: passingOn
      .filter((product) => carries(product, duty))
      .map((product) => ({
        product,
        cells: cellsOf(product.specs, product.lang ?? language, duty),
        limits: [],
      })),
  };
}

/** False for a product that is known not to pass on the flow at the pressure. */
function carries({ gases, specs }: Comparable, { gas, flow, pressure }: Duty): boolean {
  return (
    (gas ? gases.includes(gas) : gases.some(isGas)) &&
    compareDuty(specs, { gas, flow, pressure }).every(({ kind }) => kind !== "short")
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
  const compared = compareDuty(specs, duty);
  const used = shareUsed(compared) ?? 0;
  const isLowLoad = used > 0 && used < minLoad;
  const isLimit = (key: ColumnKey) =>
    (isLowLoad && key === "capacity") ||
    compared.some((value) => value.key === key && value.kind !== "inside");
  const limits = columns.flatMap(({ key }) => (isLimit(key) ? key : []));
  if (!isClose(compared) || (isLowLoad && limits.length > 1)) return undefined;
  return {
    product,
    cells: dutyCells(specs, duty, language, compared),
    limits,
    unknown: compared.filter(({ kind }) => kind === "notStated").length,
    used,
    isLowLoad,
    isLiquid: isLiquid(specs, duty.gas),
  };
}

/** All columns of a product, those of the duty with what they say about it. */
export function dutyCells(
  specs: Spec[],
  duty: Duty,
  language: Language,
  compared = compareDuty(specs, duty),
): Record<ColumnKey, Cell> {
  const cells = compared.map((value) => [value.key, comparedCell(specs, value, duty, language)]);
  return { ...cellsOf(specs, language, duty), ...Object.fromEntries(cells) };
}

function comparedCell(specs: Spec[], compared: Compared, duty: Duty, language: Language): Cell {
  const t = words(language);
  const { key, need, row } = compared;
  const { purity, rest } = readCondition(row?.condition);
  if (compared.kind === "notStated") {
    const need = describeNeeded(duty, measureByColumn[key]);
    const note = t("products.settled", { need, count: 1 });
    if (!row) return { ...notStated(language), note };
    return toCell(row, language, row.value === "liquid" ? rest : [rest, note].filter(Boolean).join("; "));
  }
  const number = ownNumber(duty, measureByColumn[key]);
  const { kind, limit } = compared;
  if (key !== "capacity") {
    if (kind === "inside") return cellOf(specs, key, { gas: duty.gas, [key]: need }, language);
    const cell = toCell(compared.row, language, t("products.lessThan", { number }));
    return { ...cell, text: formatQuantity(limit) };
  }
  const cell = toCell(compared.row, language);
  if (kind === "inside") {
    const load = toPercent(need / limit);
    return { ...cell, note: t("products.load", { percent: load }), load };
  }
  if (need < limit) {
    const text = t("products.from", { number: formatQuantity(limit) });
    return { ...cell, text, note: t("products.minimumFlow") };
  }
  const note =
    purity === undefined
      ? t("products.lessThan", { number })
      : t("products.lessThanAt", { number, purity: formatQuantity(purity) });
  return { ...cell, note };
}
