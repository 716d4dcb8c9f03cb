import type { RecordOf } from "../backend/contract";
import type { Spec } from "../products/specs";

type Specs = RecordOf<"product">["specs"];

export function toSpecs(specs: Specs): Spec[] {
  return (specs ?? []).map(toSpec);
}

const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** Backends send numbers as texts, too. */
function toSpec({ key, label, value, min, max, unit, condition }: NonNullable<Specs>[number]): Spec {
  return {
    key,
    label,
    ...(value && { value: plainNumber.test(value) ? Number(value) : value }),
    ...(min != null && { min }),
    ...(max != null && { max }),
    ...(unit && { unit }),
    ...(condition && { condition }),
  };
}
