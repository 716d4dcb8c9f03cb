import { convert, normalUnit } from "./units";

it.each([
  ["Nm3/hr", "Nm³/h"],
  ["NM3/H", "Nm³/h"],
  ["Nm³ / hour", "Nm³/h"],
  ["Nm^3/h", "Nm³/h"],
  ["Nm3 per hour", "Nm³/h"],
  ["bar g", "bar(g)"],
  ["barg", "bar(g)"],
  ["Bar (g)", "bar(g)"],
  ["bar gauge", "bar(g)"],
  ["% v/v", "%"],
  ["kWh/Nm3", "kWh/Nm³"],
  ["kg/cm2(g)", "kg/cm²(g)"],
  ["m^3", "m³"],
  ["bar(a)", "bar(a)"],
  ["t/d", "t/d"],
  ["constructor", "constructor"],
])("writes %j as %j", (unit, normal) => {
  expect(normalUnit(unit)).toBe(normal);
});

it.each([
  [7, "kg/cm2(g)", "bar(g)", 6.864655],
  [100, "psig", "bar(g)", 6.894757293],
  [0.7, "MPa(g)", "bar(g)", 7],
  [700, "kPag", "bar(g)", 7],
  [500, "mbar(g)", "bar(g)", 0.5],
  [10, "Nm3/min", "Nm³/h", 600],
  [2400, "Nm³/day", "Nm³/h", 100],
  [6, "bar(g)", "bar(g)", 6],
  [6, "bar", "bar(g)", undefined],
  [6, "bar(a)", "bar(g)", undefined],
  [6, "psia", "bar(g)", undefined],
  [6, "bar(g)", "Nm³/h", undefined],
  [6, "t/d", "Nm³/h", undefined],
  [6, "", "bar(g)", undefined],
  [6, "constructor", "bar(g)", undefined],
  [6, "__proto__", "bar(g)", undefined],
])("%d %s in %s is %d", (value, from, to, converted) => {
  expect(convert(value, from, to)).toBe(converted);
});
