import type { Duty } from "../site/duty.ts";
import { type ColumnKey, capacityAt, columns, readCondition, rowsOf, type Spec, upperOf } from "./specs.ts";

/** The duty of a visitor on a product: its load, or the value that the product does not reach. */
export type Load =
  | { kind: "load"; percent: number }
  | { kind: "tooLarge" | "tooSmall" | "purity" | "pressure"; limit: number };

const keys: readonly string[] = columns.slice(0, 3).map(({ key }) => key);

/** The rows that {@link loadOf} reads, without what it does not. */
export function dutyRows(specs: Spec[]): Spec[] {
  return specs
    .filter(({ key }) => keys.includes(key))
    .map(({ label: _, condition, ...spec }) => ({ ...spec, label: "", ...(condition && { condition }) }));
}

/** @returns undefined where a value of the product that was asked for is no number, or it is for another gas */
export function loadOf(gases: string[], specs: Spec[], duty: Duty): Load | undefined {
  const { gas, flow, purity, pressure } = duty;
  if (!flow || (gas && !gases.includes(gas))) return undefined;
  for (const [kind, least] of [
    ["purity", purity],
    ["pressure", pressure],
  ] as const) {
    if (least === undefined) continue;
    const limit = highest(specs, kind, gas ?? onlyGas(gases));
    if (limit === undefined) return undefined;
    if (limit < least) return { kind, limit };
  }
  const capacity = capacityAt(specs, gas ?? onlyGas(gases), purity);
  const upper = capacity && upperOf(capacity, "capacity");
  if (!capacity || !upper) return undefined;
  if (flow > upper) return { kind: "tooLarge", limit: upper };
  if (capacity.min !== undefined && flow < capacity.min) return { kind: "tooSmall", limit: capacity.min };
  return { kind: "load", percent: Math.max(1, Math.round((flow / upper) * 100)) };
}

/** The gas that a duty without one can only mean. */
function onlyGas(gases: string[]): Duty["gas"] {
  return gases.length === 1 ? readCondition(gases[0]).gas : undefined;
}

function highest(specs: Spec[], key: ColumnKey, gas: Duty["gas"]): number | undefined {
  const numbers = rowsOf(specs, key, gas).flatMap((spec) => upperOf(spec, key) ?? []);
  return numbers.length > 0 ? Math.max(...numbers) : undefined;
}
