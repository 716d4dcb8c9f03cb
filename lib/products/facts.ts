import type { Language } from "../words/language.ts";
import { words } from "../words/words.ts";
import { cellsOf, formatCondition, formatSpec } from "./cells.ts";
import { columns, type Spec } from "./specs.ts";

/** A row of a card: "Capacity", "64–164 Nm³/h", "depends on the purity". */
export type Fact = { label: string; value: string; note: string };

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

const inapplicable = /^(?:none|not applicable)$/i;

/** The values that products are compared by, without those that this product does not state. */
export function comparedFacts(specs: Spec[], language: Language): Fact[] {
  const t = words(language);
  const cells = cellsOf(specs, language);
  return columns.flatMap(({ key, unit }) => {
    const { text, unit: own, note } = cells[key];
    const shownUnit = own || (/\d/.test(text) ? unit : "");
    return inapplicable.test(text)
      ? []
      : [
          {
            label: t(`products.columns.${key}`),
            value: [text, shownUnit].filter(Boolean).join("\u00a0"),
            note,
          },
        ];
  });
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
