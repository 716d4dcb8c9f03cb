import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Moment } from "./tap.ts";
import { isWithinGoal, readTaps, tapReport } from "./tap-report.ts";

const measured = (name: string, moment: Moment, times: number[]) => ({
  tap: { name, from: "/", link: "a" },
  moment,
  times,
});

it("compares the median with the run before and with the goal", () => {
  const results = [measured("home", "early", [100, 310, 290]), measured("home", "late", [149, 152, 151])];
  const before = [measured("home", "late", [400, 380]), measured("other", "early", [1])];
  const [, early, late] = tapReport(results, before)
    .split("\n")
    .map((row) => row.trim().split(/\s{2,}/));
  expect(early).toEqual(["home, early", "–", "290 ms", "≤ 300 ms"]);
  expect(late).toEqual(["home, late", "390 ms", "151 ms", "≤ 150 ms", "over"]);
  expect(results.map(isWithinGoal)).toEqual([true, false]);
});

it("reads what the bench has written, if it has", () => {
  const file = join(mkdtempSync(join(tmpdir(), "taps-")), "taps.json");
  expect(readTaps(file)).toEqual([]);
  const taps = [measured("home", "early", [1])];
  writeFileSync(file, JSON.stringify(taps));
  expect(readTaps(file)).toEqual(taps);
});
