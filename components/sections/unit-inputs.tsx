import type { Duty } from "@/lib/site/duty";

/** Hidden fields of a form of the product pages that keep the units of the page; scripts leave such a form to the browser. */
export function UnitInputs({ duty: { typed, units } }: { duty: Duty }) {
  if (!typed && !units) return null;
  return <input type="hidden" name="units" value={Object.values(units ?? {}).join()} />;
}
