/** A unit in which values are compared, and how many of it one of the other unit is. */
type Known = readonly [unit: string, factor: number];

/** The units in which products are compared, by their spellings as {@link spelling} returns them. Factors are exact, or to ten digits. */
const units = new Map<string, Known>([
  ["nm3/h", ["Nm³/h", 1]],
  ["m3n/h", ["Nm³/h", 1]],
  ["nm3/min", ["Nm³/h", 60]],
  ["nm3/d", ["Nm³/h", 1 / 24]],
  ["nl/min", ["Nm³/h", 0.06]],
  ["%", ["%", 1]],
  ["%v/v", ["%", 1]],
  ["vol%", ["%", 1]],
  ["%vol", ["%", 1]],
  ["mol%", ["%", 1]],
  ["barg", ["bar(g)", 1]],
  ["mbarg", ["bar(g)", 0.001]],
  ["kpag", ["bar(g)", 0.01]],
  ["mpag", ["bar(g)", 10]],
  ["kg/cm2g", ["bar(g)", 0.980665]],
  ["kgf/cm2g", ["bar(g)", 0.980665]],
  ["psig", ["bar(g)", 0.06894757293]],
  ["kwh/nm3", ["kWh/Nm³", 1]],
  ["m", ["m", 1]],
]);

const words: [RegExp, string][] = [
  [/³/g, "3"],
  [/²/g, "2"],
  [/[\s^.()]|-/g, ""],
  [/per|÷|∕/g, "/"],
  [/(?<=\/)(?:hours?|hrs?)$/, "h"],
  [/(?<=\/)(?:minutes?)$/, "min"],
  [/(?<=\/)days?$/, "d"],
  [/gauge$/, "g"],
  [/abs(?:olute)?$/, "a"],
];

/** "Nm3 / hr" and "NM³/h" as "nm3/h", "bar (g)" and "Bar gauge" as "barg". */
export function spelling(unit: string): string {
  return words.reduce((text, [pattern, word]) => text.replace(pattern, word), unit.toLowerCase());
}

/** A unit as the site writes it: in the spelling of the comparison, otherwise with raised digits. */
export function normalUnit(unit: string): string {
  const known = units.get(spelling(unit));
  return known?.[1] === 1 ? known[0] : unit.replace(/m\^?3/g, "m³").replace(/m\^?2\b/g, "m²");
}

/** The largest number that is possible in a unit, with which readNumber (./numbers.ts) tells "99,999 %" from a number with groups. */
export function maxIn(unit: string): number | undefined {
  return normalUnit(unit) === "%" ? 100 : undefined;
}

/**
 * A value in another unit of the same reference base, to ten digits; ./quantities.ts converts between bases.
 * @returns undefined where the unit is unknown, or none of that quantity
 */
export function convert(value: number, from: string, to: string): number | undefined {
  const [unit, factor] = units.get(spelling(from)) ?? [];
  return unit === to && factor ? Number((value * factor).toPrecision(10)) : undefined;
}
