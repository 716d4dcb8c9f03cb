import type { Duty } from "../site/duty.ts";
import { capacityAt, rowsOf, type Spec, upperOf } from "./specs.ts";

/** The columns in which a duty asks for a value. */
export type NeedKey = "capacity" | "purity" | "pressure";

/**
 * The result of comparing a need with the rows of a quantity.
 * - `short`: stated, and off by `by` from the nearest stated number, `limit`: its upper end, or the minimum of a capacity
 * - `notStated`: a text, a unit that does not convert, an open end or no row. Unknown is not short.
 */
export type Standing =
  | { kind: "inside"; limit: number; row: Spec }
  | { kind: "short"; limit: number; by: number; row: Spec }
  | { kind: "notStated"; row?: Spec };

/** A value of a duty, compared with what a product or a family states. */
export type Compared = { key: NeedKey; need: number } & Standing;

/** A plant whose capacity differs from the flow by more than this factor is another kind of plant. */
const nearFactor = 4;

/** Below this share of its capacity, too. */
export const minLoad = 1 / nearFactor;

/**
 * Compares each value of a duty with the data of a product or a family: the flow with the capacity at the purity asked for; purity and
 * pressure are at least what is asked for. Data for other gases do not count.
 */
export function compareDuty(specs: Spec[], { gas, flow, purity, pressure }: Duty): Compared[] {
  const capacity = capacityAt(specs, gas, purity);
  return [
    ...compareNeed(capacity ? [capacity] : [], "capacity", flow),
    ...compareNeed(rowsOf(specs, "purity", gas), "purity", purity),
    ...compareNeed(rowsOf(specs, "pressure", gas), "pressure", pressure),
  ];
}

/** By the first row that suffices, or the one that comes closest. */
function compareNeed(rows: Spec[], key: NeedKey, need: number | undefined): Compared[] {
  if (need === undefined) return [];
  const [unknown] = rows;
  const standings = rows.flatMap((row) => compareRow(row, key, need) ?? []);
  const [closest] = standings.flatMap((one) => (one.kind === "short" ? one : [])).sort((a, b) => a.by - b.by);
  const standing = standings.find(({ kind }) => kind === "inside") ??
    standings.find(({ kind }) => kind === "notStated") ??
    closest ?? { kind: "notStated" as const, ...(unknown && { row: unknown }) };
  return [{ key, need, ...standing }];
}

/** @returns undefined for a row without a number to compare */
function compareRow(row: Spec, key: NeedKey, need: number): Standing | undefined {
  const upper = upperOf(row, key);
  if (upper === undefined) return undefined;
  const short = (limit: number): Standing => ({ kind: "short", limit, by: Math.abs(need - limit), row });
  if (key === "capacity" && row.min !== undefined && need < row.min) return short(row.min);
  if (need <= upper) return { kind: "inside", limit: upper, row };
  return hasOpenEnd(row) ? { kind: "notStated", row } : short(upper);
}

function hasOpenEnd({ value, max }: Spec): boolean {
  return value === undefined && max === undefined;
}

/** True where all values are inside, and for what an offer may close: one is short, but not far off; or some are not stated. */
export function isClose(compared: Compared[]): boolean {
  const short = compared.filter(({ kind }) => kind === "short");
  const unknown = compared.filter(({ kind }) => kind === "notStated");
  if (short.length === 0) return unknown.length === 0 || unknown.length < compared.length;
  return short.length === 1 && unknown.length === 0 && !short.some(isFar);
}

function isFar(compared: Compared): boolean {
  if (compared.key !== "capacity" || compared.kind !== "short") return false;
  const { need, limit } = compared;
  return need > limit * nearFactor || need < limit / nearFactor;
}

/** The flow as a share of the capacity; undefined where one of them is not known. */
export function shareUsed(compared: Compared[]): number | undefined {
  const { row, need } = compared.find(({ key }) => key === "capacity") ?? {};
  const upper = row && !hasOpenEnd(row) ? upperOf(row, "capacity") : undefined;
  return need && upper ? need / upper : undefined;
}

/** A load as it is shown, in %. */
export function toPercent(share: number): number {
  return Math.max(1, Math.round(share * 100));
}
