import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild } from "../process/child.ts";
import { info, type Step } from "../process/terminal.ts";
import { jestProgram } from "../programs/npm-programs.ts";
import { countJest, readReport } from "./reports.ts";
import { fromReport, type StageResult } from "./run-stages.ts";

type Options = { env?: Partial<NodeJS.ProcessEnv>; isShown?: boolean };

export async function runTool(
  args: string[],
  progress: Step,
  { env = {}, isShown = false }: Options = {},
): Promise<{ code: number; output: string }> {
  const onLine = (line: string) => (isShown ? info(line) : line.trim() && progress.update(line.trim()));
  const child = startChild({ name: args[0] ?? "", args, env: { ...process.env, ...env }, onLine });
  const code = await child.ended;
  return { code, output: isShown ? "" : child.tail.join("\n") };
}

/** @param tests Jest's options that choose tests */
export async function runJest(
  tests: string[],
  progress: Step,
  { env, isShown }: Options = {},
): Promise<StageResult> {
  const folder = mkdtempSync(join(tmpdir(), "test-report-"));
  const report = join(folder, "report.json");
  // Some packages are ES modules only, and Jest loads those through node:vm.
  const node = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];
  const args = [...node, jestProgram, "--ci", "--json", `--outputFile=${report}`, ...tests];
  try {
    const options = { env: { NEXT_DIST_DIR: "", ...env }, isShown };
    const { code, output } = await runTool(args, progress, options);
    return fromReport(readReport(report, countJest), code, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
