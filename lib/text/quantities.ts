import { plainLetters } from "./characters.ts";
import { spelling } from "./units.ts";

/** The quantities of a duty; the site calculates in Nm³/h, % and bar(g). */
export const measures = ["flow", "purity", "pressure"] as const;
export type Measure = (typeof measures)[number];

/** A number in a unit, both as they were given. @param unit a code of the table */
export type Quantity = { value: number; unit: string };

type Unit = {
  label: string;
  /** The reference base, or what the unit means, in signs that need no translation. */
  base: string;
  /** In the unit of the measure. For a mass per hour in kg it needs the density of the gas. */
  factor?: number;
  kilograms?: number;
  /** Spellings beside the code. */
  also?: string[];
};

/** In bar: what an absolute pressure is above a gauge one. */
const atmosphere = 1.01325;

/** m³ of a dry ideal gas at 0 °C and 101.325 kPa, of one at another temperature (K) and pressure (kPa). */
const normal = (kelvin: number, kilopascal = 101.325) => (273.15 / kelvin) * (kilopascal / 101.325);
const cubicFoot = 0.028316846592;
const bar = { psi: 0.06894757293, kilograms: 0.980665 };
/** 60 °F and 14.696 psia: the base of API and GPA. */
const scf = cubicFoot * normal((60 + 459.67) / 1.8, 14.696 * bar.psi * 100);
const absolute = `bar(g) + ${atmosphere} bar`;
const at20 = "20 °C, 101.325 kPa";

/** The first unit of a measure is the site's own; the codes are those of addresses. */
const table: Record<Measure, Record<string, Unit>> = {
  flow: {
    "Nm3/h": { label: "Nm³/h", base: "0 °C, 101.325 kPa", factor: 1 },
    "Sm3/h": { label: "Sm³/h", base: "15 °C, 101.325 kPa", factor: normal(288.15) },
    "m3/h": { label: "m³/h", base: at20, factor: normal(293.15) },
    SCFM: { label: "SCFM", base: "60 °F, 14.696 psia", factor: 60 * scf },
    SCFH: { label: "SCFH", base: "60 °F, 14.696 psia", factor: scf },
    "L/min": { label: "L/min", base: at20, factor: 0.06 * normal(293.15), also: ["lpm"] },
    "t/d": { label: "t/d", base: "", kilograms: 1000 / 24, also: ["tpd"] },
    "kg/h": { label: "kg/h", base: "", kilograms: 1 },
  },
  purity: {
    "%": { label: "%", base: "", factor: 1 },
    ppm: { label: "ppm", base: "10 ppm = 99.999 %", also: ["ppmv"] },
    grade: { label: "N", base: "N5.0 = 99.999 %", also: ["n"] },
  },
  pressure: {
    "bar(g)": { label: "bar(g)", base: "", factor: 1 },
    bara: { label: "bar(a)", base: absolute, factor: 1 },
    psig: { label: "psi(g)", base: "", factor: bar.psi },
    kPag: { label: "kPa(g)", base: "", factor: 0.01 },
    MPag: { label: "MPa(g)", base: "", factor: 10 },
    "kg/cm2g": { label: "kg/cm²(g)", base: "", factor: bar.kilograms, also: ["kgf/cm2g"] },
    psia: { label: "psi(a)", base: absolute, factor: bar.psi },
    kPaa: { label: "kPa(a)", base: absolute, factor: 0.01 },
    MPaa: { label: "MPa(a)", base: absolute, factor: 10 },
    "kg/cm2a": { label: "kg/cm²(a)", base: absolute, factor: bar.kilograms, also: ["kgf/cm2a"] },
  },
};

/** kg/Nm³ of the real gas at 0 °C and 101.325 kPa (NIST, as gas suppliers publish them), with its names. */
const densities: { symbol: string; density: number; names: string[] }[] = [
  { symbol: "N₂", density: 1.2506, names: ["nitrogen", "n2"] },
  { symbol: "O₂", density: 1.4291, names: ["oxygen", "o2"] },
  { symbol: "Ar", density: 1.784, names: ["argon", "ar"] },
  { symbol: "H₂", density: 0.08988, names: ["hydrogen", "h2"] },
  { symbol: "air", density: 1.293, names: ["air", "वायु", "हवा"] },
];

/** By every spelling of a unit. */
export const bySpelling = new Map(
  measures.flatMap((measure) =>
    Object.entries(table[measure]).flatMap(([unit, { also = [] }]) =>
      [unit, ...also].map((text) => [spelling(text), { measure, unit }] as const),
    ),
  ),
);

const byLetters = new Map(
  measures.flatMap((measure) =>
    Object.keys(table[measure]).map((unit) => [plainLetters(unit), { measure, unit }] as const),
  ),
);

/** The unit whose code has these letters: "kgcm2g", and none for "%". */
export function unitNamed(letters: string): { measure: Measure; unit: string } | undefined {
  return byLetters.get(letters);
}

/** The site's own unit. */
export function ownUnit(measure: Measure): string {
  return Object.keys(table[measure])[0] ?? "";
}

/** The unit as it is written, and its base; of a mass, the densities with which it is converted. */
export function describeUnit(measure: Measure, unit: string, gas = ""): { label: string; base: string } {
  const { label, base, kilograms } = table[measure][unit] ?? { label: unit, base: "" };
  if (!kilograms) return { label, base };
  const own = gasNamed(gas);
  const used = (own ? [own] : densities.slice(0, 4)).map(({ symbol, density }) => `${symbol} ${density}`);
  return { label, base: `${used.join(", ")} kg/Nm³` };
}

/** @returns in Nm³/h, % or bar(g); undefined for a mass of an unknown gas, and for what is not possible */
export function toOwn(measure: Measure, { value, unit }: Quantity, gas = ""): number | undefined {
  const { factor, kilograms, base } = table[measure][unit] ?? {};
  if (unit === "ppm") return value < 1e6 ? digits(100 - value / 10_000) : undefined;
  if (unit === "grade") return fromGrade(value);
  if (kilograms) {
    const { density } = gasNamed(gas) ?? {};
    return density && digits((value * kilograms) / density);
  }
  return factor && digits(value * factor - (base === absolute ? atmosphere : 0));
}

function gasNamed(gas: string): (typeof densities)[number] | undefined {
  const name = gas.trim().toLowerCase();
  return densities.find(({ names }) => names.includes(name));
}

/** Without what floating point adds. */
export function digits(value: number): number {
  return Number(value.toPrecision(10));
}

/** "5.0" is five nines and a zero, "4.8" 99.998 %. */
export function fromGrade(grade: number): number | undefined {
  const nines = Math.floor(grade);
  const next = digits(grade - nines);
  return nines < 1 || nines > 9 ? undefined : digits(100 - 10 ** (2 - nines) * (1 - next));
}
