import { duration, info, type Step, step, warn } from "../process/terminal.ts";

export type Counts = { passed: number; failed: number; skipped?: number };

export type StageResult = Counts & {
  /** Shown when the stage fails. */
  output?: string;
};

export type Stage = {
  name: string;
  title: string;
  /** Stages that have to pass first, where they are part of the run. */
  after?: string[];
  run: (progress: Step) => Promise<StageResult>;
};

/**
 * Runs stages side by side, each as soon as those before it have passed, and adds up their counts. After a failure
 * no further stage starts. The output of failed stages comes last.
 * @param stages each one after those that it waits for
 */
export async function runStages(stages: Stage[]): Promise<Counts> {
  const total: Counts = { passed: 0, failed: 0 };
  const failures: string[] = [];
  const running = new Map<string, Promise<void>>();

  async function runStage({ title, after = [], run }: Stage): Promise<void> {
    await Promise.all(after.map((name) => running.get(name)));
    if (total.failed > 0) return info(`- ${title}: not run`);
    const startedAt = Date.now();
    const progress = step(title);
    const result = await run(progress).catch(
      (error: Error): StageResult => ({ passed: 0, failed: 1, output: error.message }),
    );
    progress.stop();
    total.passed += result.passed;
    total.failed += result.failed;
    const sign = result.failed > 0 ? "✗" : "✓";
    info(`${sign} ${title}: ${formatCounts(result)} (${duration(Date.now() - startedAt)})`);
    if (result.failed > 0 && result.output) failures.push(`\n${title}:\n${result.output.trim()}`);
  }

  for (const stage of stages) running.set(stage.name, runStage(stage));
  await Promise.all(running.values());
  for (const failure of failures) warn(failure);
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

/** The counts of a test report. A run without a test, or an exit code that no failed test explains, is a failure. */
export function fromReport(report: Counts | undefined, code: number, output: string): StageResult {
  if (!report) return { passed: 0, failed: 1, output: `${output}\nIt ended without a report.` };
  if (report.passed + report.failed === 0)
    return { ...report, failed: 1, output: `${output}\nNo test was run.` };
  return { ...report, failed: report.failed || (code === 0 ? 0 : 1), output };
}

function formatCounts(counts: Counts): string {
  return summary(counts) + (counts.skipped ? `, ${counts.skipped} skipped` : "");
}
