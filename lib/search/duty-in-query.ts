import { columns } from "../products/specs.ts";
import { type Duty, gases, parseDuty } from "../site/duty.ts";
import { findQuantity } from "../text/units.ts";
import { wordsOf } from "./words.ts";

/** The duty named in a search, for the product finder: a gas with a flow, a purity or a pressure. */
export function dutyInQuery(query: string): Duty | undefined {
  const words = new Set(wordsOf(query).map(({ word }) => word));
  const gas = gases.find((name) => words.has(name));
  const [capacity, purity, pressure] = columns;
  const values = {
    flow: findQuantity(query, capacity.unit),
    purity: findQuantity(query, purity.unit),
    pressure: findQuantity(query, pressure.unit),
  };
  const named = Object.entries(values).filter(([, value]) => value !== undefined);
  const duty = parseDuty(
    new URLSearchParams([["gas", gas ?? ""], ...named.map(([name, value]) => [name, String(value)])]),
  );
  return duty.gas && Object.keys(duty).length > 1 ? duty : undefined;
}
