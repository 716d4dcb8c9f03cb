import { run } from "node:test";
import { spec } from "node:test/reporters";
import type { Step } from "../process/terminal.ts";
import type { StageResult } from "../test/run-stages.ts";

type Options = {
  files: string[];
  /** Files that run beside each other. */
  concurrency: number;
  /** Prints each test as it ends. */
  isShown: boolean;
};

/** Runs test files. A file that cannot be run, or has no test, counts as a failed test. */
export async function runTestFiles(
  { files, concurrency, isShown }: Options,
  progress: Step,
): Promise<StageResult> {
  const result = { passed: 0, failed: 0, output: "" };
  const events = run({ files, concurrency });
  events.on("test:start", ({ name }) => progress.update(name));
  events.on("test:summary", ({ file, success, counts }) => {
    if (!file) return;
    result.passed += counts.passed;
    const failed = counts.tests - counts.passed - counts.skipped - counts.todo;
    result.failed += success ? failed : Math.max(failed, 1);
  });
  for await (const text of events.compose(spec())) {
    if (isShown) process.stdout.write(text);
    else result.output += text;
  }
  return result.passed + result.failed > 0 ? result : { passed: 0, failed: 1, output: "No test was run." };
}
