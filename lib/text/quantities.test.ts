import { findQuantity, readQuantity } from "./find-quantity";
import { bySpelling, type Measure, toOwn } from "./quantities";
import { spelling } from "./units";

it.each<[text: string, Measure, value: number | undefined, unit?: string]>([
  ["nitrogen 6,5 bar", "pressure", 6.5, "bar(g)"],
  ["at 7 bar g, dry", "pressure", 7, "bar(g)"],
  ["100psig", "pressure", 100, "psig"],
  ["100 psi", "pressure", 100, "psig"],
  ["7 kg/cm2", "pressure", 7, "kg/cm2g"],
  ["0.7 MPa(g)", "pressure", 0.7, "MPag"],
  ["500 mbar(g)", "pressure", 0.5, "bar(g)"],
  ["6 bara", "pressure", 6, "bara"],
  ["6 bar(a)", "pressure", 6, "bara"],
  ["6 bar abs", "pressure", 6, "bara"],
  ["6 barrels", "pressure", undefined],
  ["6 constructor", "pressure", undefined],
  ["99,999 %", "purity", 99.999, "%"],
  ["O2 below 10 ppm", "purity", 10, "ppm"],
  ["nitrogen grade 5.0", "purity", 5, "grade"],
  ["nitrogen 4.8 grade", "purity", 4.8, "grade"],
  ["N5.0", "purity", 5, "grade"],
  ["VN-100", "purity", undefined],
  ["99,5 % and 500 Nm3", "flow", 500, "Nm3/h"],
  ["1,200 Nm³/hr", "flow", 1200, "Nm3/h"],
  ["1,00,000 nm3/h", "flow", 100_000, "Nm3/h"],
  ["10 Nm3/min", "flow", 600, "Nm3/h"],
  ["VN-100, 300Nm3/h.", "flow", 300, "Nm3/h"],
  ["500 SCFM of nitrogen", "flow", 500, "SCFM"],
  ["30 TPD oxygen", "flow", 30, "t/d"],
  ["50 LPM", "flow", 50, "L/min"],
  ["a tank of 50 m3, 20 kg", "flow", undefined],
  ["300", "flow", undefined],
  ["nitrogen .5 bar", "pressure", 0.5, "bar(g)"],
  ["nitrogen ,5 bar", "pressure", 0.5, "bar(g)"],
  ["nitrogen 12 500 Nm3/h", "flow", 12_500, "Nm3/h"],
  ["nitrogen 12\u00a0500 Nm3/h", "flow", 12_500, "Nm3/h"],
  ["nitrogen 1 200 Nm3/h 7 bar", "flow", 1200, "Nm3/h"],
  ["nitrogen 1 200 Nm3/h 7 bar", "pressure", 7, "bar(g)"],
  ["N2 500 Nm3/h", "flow", 500, "Nm3/h"],
  ["N2 12 500 Nm3/h", "flow", 12_500, "Nm3/h"],
  ["ISO 9001, 1'200 Nm3/h", "flow", 1200, "Nm3/h"],
  ["500 Nm3/h,7 bar", "pressure", 7, "bar(g)"],
  ["99.5 %,7 bar", "pressure", 7, "bar(g)"],
  ["nitrogen 500 Nm3/h - 99.9 % - 7 bar", "pressure", 7, "bar(g)"],
  ["nitrogen - 500 Nm3/h", "flow", 500, "Nm3/h"],
  ["नाइट्रोजन ५०० Nm3/h, ६,५ bar", "flow", 500, "Nm3/h"],
  ["नाइट्रोजन ५०० Nm3/h, ६,५ bar", "pressure", 6.5, "bar(g)"],
  ["٩٩٫٥٪", "purity", 99.5, "%"],
  ["oxygen 93 ±3 %", "purity", 93, "%"],
  ["oxygen 93 % +/- 3 %, 5 bar", "purity", 93, "%"],
  ["500 ±10 % Nm3/h", "flow", 500, "Nm3/h"],
  ["500 ±10 % Nm3/h", "purity", undefined],
  ["500 Nm3/h ±10 %", "purity", undefined],
  ["99.5 ±0.2 % 500 Nm3/h", "purity", 99.5, "%"],
  ["99.5 ±0.2 % 500 Nm3/h", "flow", 500, "Nm3/h"],
  ["N5,0 500 Nm3/h", "purity", 5, "grade"],
  ["pipes of 316 grade steel", "purity", undefined],
  ["5 bar, at the valve 5 bar", "pressure", 5, "bar(g)"],
])("finds in %j, of its %s, %s %s", (...row) => {
  const [text, measure, value, unit] = row;
  expect(findQuantity(text, measure)).toEqual(value === undefined ? undefined : { value, unit });
});

it.each<[text: string, Measure]>([
  ["5-7 bar", "pressure"],
  ["5 – 7 bar", "pressure"],
  ["5…7 bar", "pressure"],
  ["5 to 7 bar", "pressure"],
  ["5 से 7 bar", "pressure"],
  ["5 bar to 7 bar", "pressure"],
  ["5bar-7bar", "pressure"],
  ["5 or 7 bar", "pressure"],
  ["1/2 bar", "pressure"],
  ["1.2.3 bar", "pressure"],
  ["-5 bar", "pressure"],
  ["99.5 %.7 bar", "pressure"],
  ["2 x 500 Nm3/h", "flow"],
  ["5x10^3 Nm3/h", "flow"],
  ["1,200'500 Nm3/h", "flow"],
  ["PSA 12 500 Nm3/h", "flow"],
  ["VN-100 500 Nm3/h", "flow"],
  ["99.5 %, below 10 ppm", "purity"],
])("finds in %j no one %s", (text, measure) => {
  expect(findQuantity(text, measure)).toBeNull();
});

it.each<[text: string, Measure, unit: string, value: number]>([
  ["6,5", "pressure", "bar(g)", 6.5],
  [".5 bar", "pressure", "bar(g)", 0.5],
  ["12 500", "flow", "Nm3/h", 12_500],
  ["1,00,000", "flow", "Nm3/h", 100_000],
  ["99,999", "purity", "%", 99.999],
  ["99.5 ±0.2", "purity", "%", 99.5],
  ["≥ 99.5", "purity", "%", 99.5],
  [">99.5 %", "purity", "%", 99.5],
  ["500 SCFM", "flow", "SCFM", 500],
  ["90 psig", "pressure", "psig", 90],
])("a field with %j for its %s has, in %s, %d", (text, measure, unit, value) => {
  expect(readQuantity(text, measure)).toEqual({ value, unit });
});

it.each([
  "",
  "abc",
  "5-7",
  "5 to 7 bar",
  "< 5",
  "5 bar at 20 °C",
  "7 Nm3/h",
  "about 5",
  "5 parsec",
  "-",
  "±5",
])("a field for bar(g) does not read %j", (text) => expect(readQuantity(text, "pressure")).toBeUndefined());

/**
 * Published conversions, with at most 0.1 % between them and the site's.
 *
 * GPSA, Engineering Data Book, section 1: 379.49 scf (60 °F, 14.696 psia) a pound mole, 22.414 Nm³, 23.645 m³ (15 °C) and 24.055 m³ (20 °C) a
 * kilogram mole; 1 kmol = 2.20462 lbmol.
 *
 * Densities of gas suppliers, at 0 °C and 101.325 kPa: NIST Chemistry WebBook (REFPROP); for example https://www.leonland.de/elements_by_price/en/conversion,
 * which has 0.03286 kg of nitrogen in a cubic foot at 70 °F: 0.6343 SCFM for 1 Nm³/h is that base, not 60 °F.
 *
 * NIST SP 811, appendix B: 1 kgf/cm² = 98.0665 kPa, 1 psi = 6.894757 kPa, 1 atm = 101.325 kPa.
 */
const published: [value: number, unit: string, own: number, gas?: string][] = [
  [1, "SCFM", (60 / 379.49 / 2.20462) * 22.414],
  [0.6221, "SCFM", 1],
  [37.326, "SCFH", 1],
  [23.645, "Sm3/h", 22.414],
  [24.055, "m3/h", 22.414],
  [1000 / 60, "L/min", 0.9318],
  [1, "t/d", 29.16, "oxygen"],
  [1, "t/d", 33.32, "nitrogen"],
  [1, "t/d", 23.36, "argon"],
  [1, "kg/h", 11.126, "hydrogen"],
  [1.293, "kg/h", 1, "air"],
  [1, "kg/cm2g", 0.980665],
  [100, "psig", 6.8948],
  [14.696, "psig", 1.01325],
  [700, "kPag", 7],
  [0.7, "MPag", 7],
  [7.01325, "bara", 6],
  [10, "ppm", 99.999],
  [1000, "ppm", 99.9],
  [5, "grade", 99.999],
  [4.8, "grade", 99.998],
  [2.5, "grade", 99.5],
];

it.each(published)("%d %s is %d in the site's unit", (...row) => {
  const [value, unit, own, gas] = row;
  const { measure = "flow" } = bySpelling.get(spelling(unit)) ?? {};
  const there = toOwn(measure, { value, unit }, gas) ?? 0;
  expect(Math.abs(there / own - 1)).toBeLessThan(0.001);
});

it("does not convert a mass without its gas, and no impossible purity", () => {
  expect(toOwn("flow", { value: 1, unit: "t/d" })).toBeUndefined();
  expect(toOwn("flow", { value: 1, unit: "kg/h" }, "helium")).toBeUndefined();
  expect(toOwn("purity", { value: 2e6, unit: "ppm" })).toBeUndefined();
  expect(toOwn("purity", { value: 0.5, unit: "grade" })).toBeUndefined();
});
