import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import type { Counts } from "./run-stages.ts";

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that failed before their tests started. */
  numRuntimeErrorTestSuites: number;
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
  /** Errors outside the tests. */
  errors?: unknown[];
};

/** One glitch of a shared machine must not discard a whole run; three are a pattern. */
const MAX_FLAKY_TESTS = 2;

/** The counts of a `jest --json` report. */
export function countJest(report: JestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The counts of Playwright's JSON report. A flaky test fails at first and passes when repeated: more than two have failed. */
export function countPlaywright({ stats, suites = [], errors = [] }: PlaywrightReport): Counts {
  const isPattern = stats.flaky > MAX_FLAKY_TESTS;
  return {
    passed: stats.expected + (isPattern ? 0 : stats.flaky),
    failed: stats.unexpected + (isPattern ? stats.flaky : 0) + errors.length,
    skipped: stats.skipped,
    flaky: suites.flatMap(flakyTests),
  };
}

/** "pages/about.spec.ts:12 title: first line of the error". */
function flakyTests({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "flaky")
      .map(({ results: [first] }) => `${file}:${line} ${title}: ${firstLine(first?.error?.message)}`),
  );
  return [...own, ...suites.flatMap(flakyTests)];
}

const firstLine = (text = "no message") => stripVTControlCharacters(text).split("\n", 1)[0] ?? "";

/** Reads a report file; undefined if it is missing or incomplete. */
export function readReport<T>(file: string, count: (report: T) => Counts): Counts | undefined {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")) as T);
  } catch {
    return undefined;
  }
}
