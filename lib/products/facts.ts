import type { Language } from "../words/language.ts";
import { formatCondition, formatSpec } from "./cells.ts";
import type { Spec } from "./specs.ts";

/** A row of a card: "Capacity", "64–164 Nm³/h", "depends on the purity". */
export type Fact = { label: string; value: string; note: string };

/** A row of a product with this key stands on the card, and not among its data. */
export const leadTimeKey = "lead_time";

/** More would not fit beside a text. */
const maxFacts = 8;

/** The first rows of a record. */
export function factsOf(specs: Spec[], language: Language): Fact[] {
  return specs.slice(0, maxFacts).map((spec) => ({
    label: spec.label,
    value: formatSpec(spec, language),
    note: formatCondition(spec.condition, language),
  }));
}

/** Values of one quantity: rows of the same label that follow each other. */
export function groupByLabel(specs: Spec[]): Spec[][] {
  const groups: Spec[][] = [];
  for (const spec of specs) {
    const last = groups.at(-1);
    if (last?.[0]?.label === spec.label) last.push(spec);
    else groups.push([spec]);
  }
  return groups;
}
