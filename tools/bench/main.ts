/** `npm run bench`: measures this version and the one before, in turn on this machine, and judges every claim. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname } from "node:path";
import { main } from "../../scripts/process/main.ts";
import { info, type Step, step, warn } from "../../scripts/process/terminal.ts";
import { resetEnvironment } from "../../scripts/test/test-environment.ts";
import { replaceMarked } from "../marked-text.ts";
import { type BenchOptions, readBenchOptions } from "./bench-options.ts";
import { buildVersion, checkOut, chooseVersions, git } from "./check-out.ts";
import { evaluateClaims, type Figures, type Part } from "./claim.ts";
import { hasFailed, type PartResult, type Run, report } from "./report.ts";
import { Version } from "./version.ts";

const resultsFile = "docs/performance.md";

main(async () => {
  const options = readBenchOptions();
  resetEnvironment(process.env);
  const versions = await openVersions(options);
  const parts = await runParts(options, versions);
  await Promise.all(versions.map((version) => version.stop()));
  const [now, before] = versions;
  const run: Run = {
    date: new Date().toISOString().slice(0, 10),
    now: now?.label ?? "",
    before: before?.label ?? "nothing",
    machine: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
    parts,
  };
  mkdirSync(dirname(options.out), { recursive: true });
  writeFileSync(options.out, `${JSON.stringify(run, null, 2)}\n`);
  if (options.isWhole)
    writeFileSync(resultsFile, replaceMarked(readFileSync(resultsFile, "utf8"), "bench", report(run)));
  info(`\n${report(run)}\n\nResults: ${options.out}${options.isWhole ? ` and ${resultsFile}` : ""}`);
  return parts.some(hasFailed) ? 1 : 0;
});

/** This checkout and the commit before, built; one site without a build where --url names it. */
async function openVersions({ url, against }: BenchOptions): Promise<Version[]> {
  if (url) return [new Version("now", url, "", url)];
  const { now, before } = chooseVersions(git, against);
  const versions = [
    new Version("now", now?.slice(0, 12) ?? "working tree", process.cwd()),
    new Version("before", before.slice(0, 12), checkOut(before)),
  ];
  for (const { root, name, label } of versions) await buildVersion(root, `${name} (${label})`);
  return versions;
}

/** Runs the parts one after the other. A part that fails does not keep the others from running. */
async function runParts(options: BenchOptions, versions: Version[]): Promise<PartResult[]> {
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
