/** `npm run bench`: measures this version and the one before, in turn on this machine, and judges every claim. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname } from "node:path";
import { main } from "../../scripts/process/main.ts";
import { info } from "../../scripts/process/terminal.ts";
import { resetEnvironment } from "../../scripts/test/test-environment.ts";
import { replaceMarked } from "../marked-text.ts";
import { type BenchOptions, readBenchOptions } from "./bench-options.ts";
import { buildVersion, checkOut, chooseVersions, git } from "./check-out.ts";
import { hasFailed, type Run, report } from "./report.ts";
import { runParts } from "./run-parts.ts";
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
