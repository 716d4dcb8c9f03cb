import { readFileSync } from "node:fs";
import type { Counts } from "./run-stages.ts";

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that failed before their tests started. */
  numRuntimeErrorTestSuites: number;
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; skipped: number };
  /** Errors outside the tests. */
  errors?: unknown[];
};

/** The counts of a `jest --json` report. */
export function countJest(report: JestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The counts of Playwright's JSON report. */
export function countPlaywright({ stats, errors = [] }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

/** Reads a report file; undefined if it is missing or incomplete. */
export function readReport<T>(file: string, count: (report: T) => Counts): Counts | undefined {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")) as T);
  } catch {
    return undefined;
  }
}
