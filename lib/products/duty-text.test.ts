import { readDuty } from "../site/duty-in-units";
import { measures } from "../text/quantities";
import { basesOf, describeNeeded, neededIn, typedValue } from "./duty-text";

const read = (query: string) => readDuty(new URLSearchParams(query));
const plain = (text: string) => text.replaceAll("\u00a0", " ");

it.each([
  ["flow=500SCFM", "500 SCFM = 803.7 Nm³/h"],
  ["gas=oxygen&flow=30t/d", "30 t/d = 874.7 Nm³/h"],
  ["flow=30t/d", "30 t/d"],
  ["flow=12500", "12,500 Nm³/h"],
  ["purity=10ppm", "10 ppm = 99.999 %"],
  ["purity=N5.0", "N5.0 = 99.999 %"],
  ["purity=99.9999", "99.9999 %"],
  ["pressure=80psig", "80 psi(g) = 5.516 bar(g)"],
  ["pressure=abc", ""],
  ["", ""],
])("of %j it repeats %j", (query, expected) => {
  const texts = measures.map((measure) => describeNeeded(read(query), measure));
  expect(plain(texts.join(""))).toBe(expected);
});

it("leaves the site's unit to a column that names it", () => {
  const duty = read("flow=500SCFM&purity=99.9");
  expect(["capacity", "purity", "pressure", "power"].map((key) => plain(neededIn(duty, key)))).toEqual([
    "500 SCFM = 803.7",
    "99.9",
    "",
    "",
  ]);
});

it("names the bases of the units that were typed", () => {
  expect(basesOf(read("flow=500SCFM&pressure=80psig"))).toEqual([
    "SCFM: 60 °F, 14.696 psia",
    "Nm³/h: 0 °C, 101.325 kPa",
  ]);
  expect(basesOf(read("flow=300&purity=99.9"))).toEqual([]);
});

it.each(["500SCFM", "1.234SCFM", "1234.5L/min", "0.25Sm3/h", "30t/d", "18000SCFH"])(
  "shows %s in a field as a text that is read as the same flow",
  (typed) => {
    const text = typedValue(read(`flow=${typed}`), "flow");
    expect(readDuty(new URLSearchParams({ flow: text })).typed?.flow).toBe(typed);
  },
);

it.each([
  ["purity", "10ppm"],
  ["purity", "4.8grade"],
  ["pressure", "7kg/cm2g"],
  ["pressure", "7.5bara"],
  ["pressure", "100psia"],
  ["pressure", "0.7MPag"],
] as const)("shows the %s %s in a field as a text that is read as the same", (measure, typed) => {
  const text = typedValue(read(`${measure}=${typed}`), measure);
  expect(readDuty(new URLSearchParams({ [measure]: text })).typed?.[measure]).toBe(typed);
});
