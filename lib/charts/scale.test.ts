import { position, roundScale } from "./scale";

it.each([
  ["begins at zero", [2.3, 3, 4.1, 5.9], false, [0, 2, 4, 6]],
  ["begins near values that differ little", [94.1, 97.9, 99], false, [94, 96, 98, 100]],
  ["begins at zero all the same where lengths are compared", [94.1, 99], true, [0, 50, 100]],
  ["contains zero", [-5, 10], false, [-5, 0, 5, 10]],
  ["ends at zero", [-183, -195.8], false, [-200, -100, 0]],
  ["counts in thousands", [260, 2600], false, [0, 1000, 2000, 3000]],
  ["counts in fractions", [0.00016, 0.0003], false, [0, 0.0001, 0.0002, 0.0003]],
  ["has a height for one value", [7, 7], false, [5, 7.5]],
  ["has a height for zeros", [0, 0], false, [0, 0.5]],
])("%s", (_, values, zero, ticks) => {
  expect(roundScale(values, 3, zero).ticks).toEqual(ticks);
});

it("contains all values in at most three steps, whatever they are", () => {
  for (let run = 0; run < 2000; run++) {
    const power = 10 ** ((run % 20) - 8);
    const values = [1, 2, 3].map((factor) => Math.sin(run * factor) * power * factor);
    const scale = roundScale(values, 3, run % 2 === 0);
    expect(scale.ticks.length).toBeGreaterThan(1);
    expect(scale.ticks.length).toBeLessThanOrEqual(4);
    for (const value of values) {
      expect(position(value, scale)).toBeGreaterThanOrEqual(-0.001);
      expect(position(value, scale)).toBeLessThanOrEqual(100.001);
    }
  }
});
