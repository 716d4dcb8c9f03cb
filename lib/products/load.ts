import type { Duty } from "../site/duty.ts";
import { compareDuty, shareUsed, toPercent } from "./need.ts";
import { columns, readCondition, type Spec } from "./specs.ts";

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
  const { gas = onlyGas(gases), flow } = duty;
  if (!flow || (duty.gas && !gases.includes(duty.gas))) return undefined;
  const compared = compareDuty(specs, { ...duty, gas });
  const [capacity, ...others] = compared;
  for (const value of [...others, capacity]) {
    if (!value || value.kind === "notStated") return undefined;
    const { key, limit, need } = value;
    if (value.kind === "short")
      return { kind: key !== "capacity" ? key : need > limit ? "tooLarge" : "tooSmall", limit };
  }
  const share = shareUsed(compared);
  return share === undefined ? undefined : { kind: "load", percent: toPercent(share) };
}

/** The gas that a duty without one can only mean. */
function onlyGas(gases: string[]): Duty["gas"] {
  return gases.length === 1 ? readCondition(gases[0]).gas : undefined;
}
