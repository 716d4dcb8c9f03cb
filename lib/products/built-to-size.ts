import type { Duty } from "../site/duty.ts";
import type { Language } from "../words/language.ts";
import { words } from "../words/words.ts";
import { numberInView } from "./cells.ts";
import { type Comparable, capacityAt, columns, type Spec, upperOf } from "./specs.ts";
import { columnUnit, describeNeeded, type View } from "./view.ts";

/** Plants of one kind, built for every size between the ends of a range. */
export type Family = {
  id: string;
  name: string;
  gases: string[];
  /** Rows of the compared quantities, with `min` and `max`. */
  range: Spec[];
  /** The field of expertise whose products are models of it. */
  expertise: string | null;
};

/** A model on the scale of a range, at a share of its length. */
type ScaleModel = { title: string; capacity: number; share: number };

/** A family that is built for a duty, and where the duty and its models are on the scale from `min` to `max`. */
export type BuiltToSize = { family: Family; min: number; max: number; share: number; models: ScaleModel[] };

type Model = Comparable & { expertise: string[] };

/**
 * The families in whose range a duty is: a flow between its ends, and every other value that was asked for is stated and reached. A
 * duty without a gas or a flow is in none.
 */
export function builtToSize(families: Family[], products: Model[], duty: Duty): BuiltToSize[] {
  const { gas, flow, purity, pressure } = duty;
  if (!gas || !flow) return [];
  return families.flatMap((family) => {
    const row = (key: string) => family.range.find((spec) => spec.key === key);
    const reaches = (key: "purity" | "pressure", least: number | undefined) => {
      const spec = row(key);
      return least === undefined || (spec !== undefined && (upperOf(spec, key) ?? 0) >= least);
    };
    const capacity = row("capacity");
    const max = capacity && upperOf(capacity, "capacity");
    const min = capacity?.min;
    if (!min || !max || flow < min || flow > max || !family.gases.includes(gas)) return [];
    if (!reaches("purity", purity) || !reaches("pressure", pressure)) return [];
    const shareOf = (value: number) => Math.log(value / min) / Math.log(max / min);
    const models = products.flatMap(({ title, gases, specs, expertise }) => {
      const rated = capacityAt(specs, gas, purity);
      const upper = rated && upperOf(rated, "capacity");
      const isModel =
        family.expertise !== null && expertise.includes(family.expertise) && gases.includes(gas);
      if (!isModel || !upper || upper < min || upper > max) return [];
      return { title, capacity: upper, share: shareOf(upper) };
    });
    return { family, min, max, share: shareOf(flow), models: spread(models) };
  });
}

/** Nearer to each other, the names of two models would overlap. */
const minDistance = 0.06;

/** The models in the order of the scale, of those at one place the first. */
function spread(models: ScaleModel[]): ScaleModel[] {
  const kept: ScaleModel[] = [];
  for (const model of models.toSorted((a, b) => a.share - b.share))
    if (model.share - (kept.at(-1)?.share ?? Number.NEGATIVE_INFINITY) >= minDistance) kept.push(model);
  return kept;
}

/** "5 to 5,000 Nm³/h, 95 to 99.999 %, 6 to 6.5 bar(g)" */
export function describeRange({ range }: Family, language: Language, view: View = {}): string[] {
  const t = words(language);
  return columns.flatMap(({ key }) => {
    const { min, max } = range.find((spec) => spec.key === key) ?? {};
    if (max === undefined) return [];
    const end = (number: number) => numberInView(number, key, view);
    const to = `${end(max)}\u00a0${columnUnit(key, view).unit}`;
    return min === undefined
      ? t("products.upTo", { number: to })
      : t("products.range", { from: end(min), to });
  });
}

/** "300 Nm³/h at 99.9 %, 6 bar(g)" */
export function describeNeed(duty: Duty, language: Language): string {
  const purity = describeNeeded(duty, "purity");
  const at = purity && words(language)("products.atPurity", { purity });
  const size = [describeNeeded(duty, "flow"), at].filter(Boolean).join(" ");
  return [size, describeNeeded(duty, "pressure")].filter(Boolean).join(", ");
}
