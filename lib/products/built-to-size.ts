import type { Duty, Gas } from "../site/duty.ts";
import { formatList } from "../words/formats.ts";
import type { Language } from "../words/language.ts";
import { words } from "../words/words.ts";
import { formatQuantity } from "./cells.ts";
import { describeNeeded, measureByColumn } from "./duty-text.ts";
import { type Compared, compareDuty, isClose, type NeedKey } from "./need.ts";
import { type Comparable, capacityAt, columnUnit, passesGasOn, type Spec, upperOf } from "./specs.ts";

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

/** The places of a duty and of the models of a family on the scale from `min` to `max`. */
type Scale = { min: number; max: number; share: number; models: ScaleModel[] };

/**
 * A family that is built for a duty. `open`: the values that are not inside its range, which an offer or an engineer has to settle. There
 * is no scale where the flow is outside it, or an end is not stated.
 */
export type BuiltToSize = { family: Family; open: Compared[]; scale?: Scale };

type Model = Comparable & { expertise: string[] };

/**
 * The families for a duty, the closest first: those in whose range every value is, and those that are close to it. One that is
 * short of the flow or the purity is named only if no other one is for both. A duty without a gas or a flow is in none.
 */
export function builtToSize(families: Family[], products: Model[], duty: Duty): BuiltToSize[] {
  const { gas, flow } = duty;
  if (!gas || !flow) return [];
  const answers = families.flatMap((family) => {
    const compared = compareDuty(family.range, duty);
    if (!family.gases.includes(gas) || !isClose(compared)) return [];
    const open = compared.filter(({ kind }) => kind !== "inside");
    const isInRange = open.every(({ key }) => key !== "capacity");
    const scale = isInRange ? scaleOf(family, products, { ...duty, gas, flow }) : undefined;
    return { family, open, ...(scale && { scale }) };
  });
  const isSettled = (answer: BuiltToSize) => rankOf(answer) <= rankOfSettled;
  return (answers.some(isSettled) ? answers.filter(isSettled) : answers).toSorted(
    (a, b) => rankOf(a) - rankOf(b),
  );
}

const rankOfSettled = 1;

/** A booster settles a pressure, a plant beside it or a smaller one a flow; a purity takes another process. */
function rankOf({ open }: BuiltToSize): number {
  const [short] = open.filter(({ kind }) => kind === "short");
  if (short?.key === "purity") return 3;
  if (short?.key === "capacity") return 2;
  return open.length > 0 ? rankOfSettled : 0;
}

function scaleOf(
  { range, expertise: own }: Family,
  products: Model[],
  { gas, flow, purity }: Duty & { gas: Gas; flow: number },
): Scale | undefined {
  const { min, max } = range.find(({ key }) => key === "capacity") ?? {};
  if (!min || !max || min === max) return undefined;
  const shareOf = (value: number) => Math.log(value / min) / Math.log(max / min);
  const models = products.flatMap(({ title, gases, specs, expertise }) => {
    const rated = capacityAt(specs, gas, purity);
    const upper = rated && upperOf(rated, "capacity");
    const isModel = own !== null && expertise.includes(own) && gases.includes(gas) && !passesGasOn(specs);
    if (!isModel || !upper || upper < min || upper > max) return [];
    return { title, capacity: upper, share: shareOf(upper) };
  });
  return { min, max, share: shareOf(flow), models: spread(models) };
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

/** "5 to 5,000 Nm³/h", or "up to 30 bar(g)"; empty where the family does not state it. */
export function describeRange({ range }: Family, key: NeedKey, language: Language): string {
  const t = words(language);
  const { min, max } = range.find((spec) => spec.key === key && upperOf(spec, key) !== undefined) ?? {};
  const end = (value: number) => `${formatQuantity(value)}\u00a0${columnUnit(key)}`;
  if (max === undefined) return min === undefined ? "" : t("products.from", { number: end(min) });
  if (min === undefined) return t("products.upTo", { number: end(max) });
  return t("products.range", { from: formatQuantity(min), to: end(max) });
}

/** "your 5 bar(g) is settled in the offer: the range ends at 4.5 bar(g)"; empty where every value is inside. */
export function describeOpen({ open }: BuiltToSize, duty: Duty, language: Language): string {
  const t = words(language);
  const needed = open.map(({ key }) => describeNeeded(duty, measureByColumn[key]));
  const [short] = open.flatMap((value) => (value.kind === "short" ? value : []));
  const need = formatList(needed, language);
  if (!short) return open.length > 0 ? t("products.settled", { need, count: open.length }) : "";
  const { key, limit } = short;
  const values = { need, limit: `${formatQuantity(limit)}\u00a0${columnUnit(key)}` };
  if (key === "purity") return t("products.settledByProcess", values);
  return t(short.need > limit ? "products.settledAbove" : "products.settledBelow", values);
}

/** "300 Nm³/h at 99.9 %, 6 bar(g)" */
export function describeNeed(duty: Duty, language: Language): string {
  const purity = describeNeeded(duty, "purity");
  const at = purity && words(language)("products.atPurity", { purity });
  const size = [describeNeeded(duty, "flow"), at].filter(Boolean).join(" ");
  return [size, describeNeeded(duty, "pressure")].filter(Boolean).join(", ");
}
