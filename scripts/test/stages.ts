import { duration, info, type Step, step, warn } from "../process/terminal.ts";

export type Counts = { passed: number; failed: number; skipped?: number };

export type StageResult = Counts & {
  /** Shown when the stage fails. */
  output?: string;
};

export type Stage = {
  name: string;
  title: string;
  run: (progress: Step) => Promise<StageResult>;
};

/** Runs stages one after the other, stops at the first that fails, and adds up what they counted. */
export async function runStages(stages: Stage[]): Promise<Counts> {
  const total = { passed: 0, failed: 0 };
  for (const { title, run } of stages) {
    const begun = Date.now();
    const progress = step(title);
    const result = await run(progress).catch((error: Error) => ({
      passed: 0,
      failed: 1,
      output: error.message,
    }));
    progress.stop();
    total.passed += result.passed;
    total.failed += result.failed;
    if (result.failed > 0 && result.output) warn(result.output);
    info(`${result.failed > 0 ? "✗" : "✓"} ${title}: ${counted(result)} (${duration(Date.now() - begun)})`);
    if (result.failed > 0) break;
  }
  return total;
}

/** The last line of a test run. */
export function summary({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

/** A stage without tests of its own counts as one. */
export function fromExitCode(code: number, output: string): StageResult {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

/**
 * A stage with tests: what its report says, unless that cannot be the whole story. No tests at all, or a program that
 * fails without a failed test, is a failure.
 */
export function fromReport(report: Counts | undefined, code: number, output: string): StageResult {
  if (!report) return { passed: 0, failed: 1, output: `${output}\nIt ended without a report.` };
  if (report.passed + report.failed === 0)
    return { ...report, failed: 1, output: `${output}\nNo test was run.` };
  return { ...report, failed: report.failed || (code === 0 ? 0 : 1), output };
}

function counted({ passed, failed, skipped = 0 }: Counts): string {
  return [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(", ");
}
