import { toSpecs } from "./specs";

const row = (key: string, more: object) => ({ key, label: key, ...more });

it.each([
  [row("capacity", { min: 1000, max: 1200, unit: "Nm3/hr" }), { min: 1000, max: 1200, unit: "Nm³/h" }],
  [row("capacity", { value: "1,200", unit: "Nm3/h" }), { value: 1200, unit: "Nm³/h" }],
  [row("capacity", { max: 20, unit: "Nm³/min" }), { max: 1200, unit: "Nm³/h" }],
  [row("pressure", { value: "7", unit: "kg/cm2(g)" }), { value: 6.865, unit: "bar(g)" }],
  [row("pressure", { value: "6–8", unit: "kg/cm2(g)" }), { value: "6–8", unit: "kg/cm2(g)" }],
  [row("pressure", { value: "6–8", unit: "barg" }), { value: "6–8", unit: "bar(g)" }],
  [row("purity", { value: "99,9995", unit: "% v/v" }), { value: 99.9995, unit: "%" }],
  [row("purity", { value: "99,999", unit: "%" }), { value: 99.999, unit: "%" }],
  [row("capacity", { value: "12 500", unit: "Nm³/h" }), { value: 12_500, unit: "Nm³/h" }],
  [row("pressure", { value: "5-7", unit: "bar(g)" }), { value: "5-7", unit: "bar(g)" }],
  [row("capacity", { value: "50", unit: "t/d" }), { value: 50, unit: "t/d" }],
  [row("stages", { value: "1,200" }), { value: "1,200" }],
  [row("stages", { value: "3" }), { value: 3 }],
])("reads %j", (spec, expected) => {
  const { key, label, ...values } = toSpecs([spec as never])[0] as object as { key: string; label: string };
  expect([key, label]).toEqual([spec.key, spec.key]);
  expect(values).toEqual(expected);
});
