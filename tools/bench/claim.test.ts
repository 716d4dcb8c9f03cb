import { type Claim, evaluateClaims, median } from "./claim";

const claim: Claim = { id: "size", sentence: "size", unit: "bytes", better: "less", limit: 100, ratio: 1.1 };
const verdicts = (one: Claim, before: number[], now: number[]) => {
  const runs = (values: number[]) => values.map((value) => ({ [one.id]: value }));
  return evaluateClaims([one], runs(before), runs(now)).map(({ verdict }) => verdict);
};

it("compares the medians of both versions", () => {
  expect(
    evaluateClaims(
      [claim],
      [{ size: 50 }, { size: 90 }, { size: 40 }],
      [{ size: 51 }, { size: 10 }, { size: 99 }],
    ),
  ).toEqual([{ claim, subject: "", before: 50, now: 51, ratio: 1.02, verdict: "ok" }]);
});

it("holds the limit, whatever was before", () => {
  expect(verdicts(claim, [120], [100])).toEqual(["ok"]);
  expect(verdicts(claim, [120], [101])).toEqual(["over the limit"]);
});

it("allows a ratio, and a difference that does not count", () => {
  expect(verdicts(claim, [50], [55])).toEqual(["ok"]);
  expect(verdicts(claim, [50], [56])).toEqual(["worse than before"]);
  expect(verdicts({ ...claim, slack: 6 }, [50], [56])).toEqual(["ok"]);
  expect(verdicts(claim, [0], [0])).toEqual(["ok"]);
  expect(verdicts(claim, [0], [1])).toEqual(["worse than before"]);
  expect(verdicts({ ...claim, ratio: undefined }, [1], [99])).toEqual(["ok"]);
});

it("knows claims of which more is better", () => {
  const speed: Claim = { ...claim, better: "more", limit: 30 };
  expect(verdicts(speed, [50], [46])).toEqual(["ok"]);
  expect(verdicts(speed, [50], [45])).toEqual(["worse than before"]);
  expect(verdicts(speed, [29], [29])).toEqual(["over the limit"]);
});

it("has a row for each subject, with or without a figure before", () => {
  const rows = evaluateClaims([claim], [{ size: { "/": 10 } }], [{ size: { "/": 20, "/new": 5 } }]);
  expect(rows.map(({ subject, ratio, verdict }) => [subject, ratio, verdict])).toEqual([
    ["/", 2, "worse than before"],
    ["/new", undefined, "ok"],
  ]);
});

it("has medians", () => {
  expect([median([4, 1, 3, 2]), median([7]), median([])]).toEqual([2.5, 7, Number.NaN]);
});
