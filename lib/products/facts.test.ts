import { factsOf, groupByLabel } from "./facts";
import type { Spec } from "./specs";

const power = (value: number, condition: string): Spec => ({
  key: "power",
  label: "Specific power",
  value,
  unit: "kWh/Nm³",
  condition,
});

it("a record's facts keep its order, with units that never break", () => {
  const specs: Spec[] = [
    { key: "capacity", label: "Capacity", min: 5, max: 5000, unit: "Nm3/h" },
    { key: "purity", label: "Purity", value: 99.9, unit: "%", condition: "99 % at start" },
    { key: "standards", label: "Standards", value: "EIGA Doc 147" },
  ];
  expect(factsOf(specs, "en")).toEqual([
    { label: "Capacity", value: "5–5,000\u00a0Nm³/h", note: "" },
    { label: "Purity", value: "99.9\u00a0%", note: "at 99 % at start" },
    { label: "Standards", value: "EIGA Doc 147", note: "" },
  ]);
});

it("the unit stands between a bound and the word behind it", () => {
  const spec: Spec = { key: "pressure", label: "Pressure", max: 40, unit: "bar(g)" };
  const values = (["en", "hi"] as const).map((language) => factsOf([spec], language)[0]?.value);
  expect(values).toEqual(["up to\u00a040\u00a0bar(g)", "40\u00a0bar(g)\u00a0तक"]);
});

it("neighbouring rows of one label form a group", () => {
  const height: Spec = { key: "height", label: "Height", value: 2.6, unit: "m" };
  const specs = [power(0.26, "99 %"), power(0.34, "99.9 %"), height, power(0.47, "99.99 %")];
  expect(groupByLabel(specs).map((group) => group.length)).toEqual([2, 1, 1]);
  expect(groupByLabel([])).toEqual([]);
});
