import { type Step, step, warn } from "../../scripts/process/terminal.ts";
import type { BenchOptions } from "./bench-options.ts";
import { evaluateClaims, type Figures, type Part } from "./claim.ts";
import type { PartResult } from "./report.ts";
import type { Version } from "./version.ts";

/** Runs the parts one after the other. A part that fails does not keep the others from running. */
export async function runParts(options: BenchOptions, versions: Version[]): Promise<PartResult[]> {
  const results: PartResult[] = [];
  for (const part of options.parts) {
    const notice = part.obstacle?.();
    if (notice) {
      results.push({ name: part.name, rows: [], notice: `Not measured: ${notice}` });
      continue;
    }
    const progress = step(part.name);
    const result = await runPart(part, options, versions, progress).catch((error: Error) => error);
    progress.done(result instanceof Error ? `failed: ${result.message}` : "done");
    if (result instanceof Error) warn(String(result.stack));
    results.push(result instanceof Error ? { name: part.name, rows: [], error: result.message } : result);
  }
  return results;
}

/** Measures the versions in turn, and each of the two first in every other round: what else the machine does then affects both. */
async function runPart(
  part: Part,
  { isQuick, routes }: BenchOptions,
  versions: Version[],
  progress: Step,
): Promise<PartResult> {
  const measured = part.isAlone ? versions.slice(0, 1) : versions;
  const figures = new Map<Version, Figures[]>(versions.map((version) => [version, []]));
  const runs = Math.max(1, isQuick ? part.runs.quick : part.runs.whole);
  let problem: string | undefined;
  for (let run = 1; run <= runs; run++)
    for (const version of run % 2 === 0 ? measured.toReversed() : measured) {
      progress.update(`run ${run} of ${runs}, ${version.name}`);
      try {
        figures.get(version)?.push(await part.measure(version, { isQuick, routes }));
      } catch (error) {
        if (version.name === "now") throw error;
        // An older version may lack what is measured.
        problem = `The version before was not measured: ${(error as Error).message}`;
      }
    }
  const [now = [], before = []] = versions.map((version) => figures.get(version) ?? []);
  return { name: part.name, rows: evaluateClaims(part.claims, before, now), notice: problem };
}
