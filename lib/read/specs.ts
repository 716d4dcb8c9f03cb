import type { RecordOf } from "../backend/contract.ts";
import { readGasName, readSpecText } from "../products/spec-words.ts";
import { columns, inColumnUnit, type Spec } from "../products/specs.ts";
import { readNumber } from "../text/numbers.ts";
import { maxIn } from "../text/units.ts";

type Row = NonNullable<RecordOf<"product">["specs"]>[number];

export function toSpecs(specs: readonly Row[] | null | undefined): Spec[] {
  return (specs ?? []).map((spec) => inColumnUnit(toSpec(spec)));
}

/** Backends send numbers as texts, too. Outside the columns, "1,2" may be a list. */
function numberOf(key: string, value: string, unit: string | undefined): number | undefined {
  const column = columns.find((each) => each.key === key);
  return column || !value.includes(",") ? readNumber(value, maxIn(unit ?? column?.unit ?? "")) : undefined;
}

/** Ranges have no labels. */
function toSpec({ key, label = "", value, min, max, unit, condition }: Row): Spec {
  return {
    key,
    label,
    ...(value && { value: numberOf(key, value, unit) ?? readSpecText(value) }),
    ...(min != null && { min }),
    ...(max != null && { max }),
    ...(unit && { unit }),
    ...(condition && { condition: readGasName(condition) }),
  };
}
