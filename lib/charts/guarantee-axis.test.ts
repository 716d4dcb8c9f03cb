import { deviation, gain, guaranteeAxis } from "./guarantee-axis";

const energy = { guaranteed: 0.365, measured: 0.357, unit: "kWh/Nm³", better: "less" } as const;
const capacity = { guaranteed: 2000, measured: 2020, unit: "Nm³/h", better: "more" } as const;
const purity = { guaranteed: 93, measured: 93.1, unit: "%", better: "more" } as const;

it("measures in per cent of the guarantee, purities in points, and turns the sign where less is better", () => {
  expect([energy, capacity, purity].map(deviation)).toEqual([-2.2, 1, 0.1]);
  expect([energy, capacity, purity].map(gain)).toEqual([2.2, 1, 0.1]);
  expect(gain({ ...energy, measured: 0.38 })).toBe(-4.1);
  expect(Object.is(gain({ ...energy, measured: 0.365 }), 0)).toBe(true);
});

it("knows no per cent of nothing", () => {
  expect(gain({ guaranteed: 0, measured: 2, unit: "ppm", better: "less" })).toBeNull();
});

it.each([
  [3, [energy, { ...capacity, measured: 1820 }]],
  [5, [{ ...capacity, measured: 2080 }]],
  [10, [{ ...capacity, measured: 2180 }]],
  [10, [{ ...capacity, measured: 4000 }]],
  [10, [{ ...capacity, guaranteed: 0 }]],
])("has one axis up to %d for all rows", (limit, rows) => {
  expect(guaranteeAxis(rows).limit).toBe(limit);
});
