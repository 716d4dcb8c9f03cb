import { run } from "node:test";
import { spec } from "node:test/reporters";
import { info, type Step } from "../process/terminal.ts";
import type { StageResult } from "../test/run-stages.ts";

type Options = {
  files: string[];
  /** Files that run beside each other. */
  concurrency: number;
  /** Prints each test as it ends. */
  isShown: boolean;
};

type Round = { passed: number; failed: number; failedFiles: string[]; failures: string[]; output: string };

/** Runs test files, and failed ones once more: a busy machine may miss a time. */
export async function runTestFiles(options: Options, progress: Step): Promise<StageResult> {
  const first = await runOnce(options, progress);
  if (first.failedFiles.length === 0) return fromRound(first);
  info(`Repeated once, because a test failed: ${first.failedFiles.join(", ")}`);
  for (const failure of first.failures) info(`  ${failure}`);
  const again = await runOnce({ ...options, files: first.failedFiles, concurrency: 1 }, progress);
  const flaky = first.failedFiles.filter((file) => !again.failedFiles.includes(file));
  const output = `${first.output}\nRepeated:\n${again.output}`;
  return { passed: first.passed, failed: again.failed, flaky, output };
}

function fromRound({ passed, failed, output }: Round): StageResult {
  return passed + failed > 0 ? { passed, failed, output } : { passed, failed: 1, output: "No test was run." };
}

async function runOnce({ files, concurrency, isShown }: Options, progress: Step): Promise<Round> {
  const round: Round = { passed: 0, failed: 0, failedFiles: [], failures: [], output: "" };
  const events = run({ files, concurrency });
  events.on("test:start", ({ name }) => progress.update(name));
  events.on("test:fail", ({ name, details }) => round.failures.push(`${name}: ${details.error.message}`));
  // Measurements of the tests.
  events.on("test:stdout", ({ message }) => info(message.trimEnd()));
  events.on("test:summary", ({ file, success, counts }) => {
    if (!file) return;
    round.passed += counts.passed;
    round.failed += counts.tests - counts.passed - counts.skipped - counts.todo;
    if (success) return;
    round.failedFiles.push(file);
    round.failed ||= 1;
  });
  for await (const text of events.compose(spec())) {
    if (isShown) process.stdout.write(text);
    else round.output += text;
  }
  return round;
}
