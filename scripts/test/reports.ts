import { readFileSync } from "node:fs";
import type { Counts } from "./run-stages.ts";

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that broke before their tests were known. */
  numRuntimeErrorTestSuites: number;
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** What broke outside the tests. */
  errors?: unknown[];
};

/** What a `jest --json` report counts. */
export function countJest(report: JestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** What a report of Playwright's JSON reporter counts. A flaky test has passed in the end. */
export function countPlaywright({ stats, errors = [] }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** Reads a report file; undefined when there is none, or only a part of one. */
export function readReport<T>(file: string, count: (report: T) => Counts): Counts | undefined {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")) as T);
  } catch {
    return undefined;
  }
}
