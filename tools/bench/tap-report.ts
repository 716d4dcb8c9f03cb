import { existsSync, readFileSync } from "node:fs";
import { table } from "../table.ts";
import { median } from "./page-metrics.ts";
import type { Moment, Tap } from "./tap.ts";

/** In ms, one for each run. */
export type MeasuredTap = { tap: Tap; moment: Moment; times: number[] };

/** For the median, in ms. */
const goals: Record<Moment, number> = { early: 300, late: 150 };

export function isWithinGoal({ moment, times }: MeasuredTap): boolean {
  return median(times) <= goals[moment];
}

/**
 * Results that the bench has written.
 * @throws SyntaxError when the file is not JSON
 */
export function readTaps(file: string): MeasuredTap[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

/** A row for each tap: the medians of the run before and of this one, and whether this one is over its goal. */
export function tapReport(results: MeasuredTap[], before: MeasuredTap[]): string {
  const rows = results.map((result) => {
    const earlier = before.find(
      ({ tap, moment }) => tap.name === result.tap.name && moment === result.moment,
    );
    return [
      `${result.tap.name}, ${result.moment}`,
      earlier ? medianMs(earlier) : "–",
      medianMs(result),
      `≤ ${goals[result.moment]} ms`,
      isWithinGoal(result) ? "" : "over",
    ];
  });
  return table([["from the tap to the next page's first paint", "before", "median", "goal", ""], ...rows]);
}

function medianMs({ times }: MeasuredTap): string {
  return `${Math.round(median(times))} ms`;
}
