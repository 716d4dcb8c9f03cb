import type { RecordOf } from "../backend/contract.ts";
import type { Family } from "../products/built-to-size.ts";
import { readGasName, readSpecText } from "../products/spec-words.ts";
import { columns, inColumnUnit, type Spec } from "../products/specs.ts";
import { readNumber } from "../text/numbers.ts";
import { maxIn } from "../text/units.ts";

type Specs = RecordOf<"product">["specs"];

export function toFamily({ id, name, gases, range, expertise }: RecordOf<"families">): Family {
  const rows = (range ?? []).map((row) => ({ label: "", value: undefined, condition: undefined, ...row }));
  return { id, name, gases: gases ?? [], range: toSpecs(rows), expertise: expertise ?? null };
}

export function toSpecs(specs: Specs): Spec[] {
  return (specs ?? []).map((spec) => inColumnUnit(toSpec(spec)));
}

/** Backends send numbers as texts, too. Outside the columns, "1,2" may be a list. */
function numberOf(key: string, value: string, unit: string | undefined): number | undefined {
  const column = columns.find((each) => each.key === key);
  return column || !value.includes(",") ? readNumber(value, maxIn(unit ?? column?.unit ?? "")) : undefined;
}

function toSpec({ key, label, value, min, max, unit, condition }: NonNullable<Specs>[number]): Spec {
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
