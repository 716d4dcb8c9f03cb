/** `npm run bench`: measures this version and the one before, in turn on this machine, and judges every claim. */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { main } from "../../scripts/process/main.ts";
import { readOptions } from "../../scripts/process/options.ts";
import { CliError, info, type Step, step } from "../../scripts/process/terminal.ts";
import { resetEnvironment } from "../../scripts/test/test-environment.ts";
import { routeCases } from "../../testing/content/routes.ts";
import { buildVersion, checkOut, chooseVersions, git } from "./check-out.ts";
import { evaluateClaims, type Figures, isFailure, type Part, type Row } from "./claim.ts";
import { bytes } from "./parts/bytes.ts";
import { firstView } from "./parts/first-view.ts";
import { paint } from "./parts/paint.ts";
import { publish } from "./parts/publish.ts";
import { taps } from "./parts/taps.ts";
import { throughput } from "./parts/throughput.ts";
import { report } from "./report.ts";
import { Version } from "./version.ts";

const parts: Part[] = [bytes, paint, firstView, taps, throughput, publish];
const names = parts.map(({ name }) => name);
const HELP = `npm run bench                        every part, this version against the one before
npm run bench -- --quick             few routes, few runs
npm run bench -- --part bytes,paint  these parts: ${names.join(", ")}
npm run bench -- --against 1a2b3c4   another commit. Default: HEAD for a changed working tree, else the commit before HEAD
npm run bench -- --routes /,/about   these routes, for parts that measure routes
The results are also written to bench/results.json. Exits with 1 when a claim fails.`;
const quickRoutes = 3;

main(async () => {
  const text = { type: "string" } as const;
  const options = {
    quick: { type: "boolean", default: false },
    part: text,
    against: text,
    routes: text,
  } as const;
  const { values } = readOptions(HELP, { options });
  const named = values.part?.split(",") ?? names;
  const unknown = named.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new CliError(`There is no part "${unknown}". There are: ${names.join(", ")}`);
  const all = values.routes?.split(",") ?? routeCases.map(({ path }) => path);
  const routes = values.quick ? all.slice(0, quickRoutes) : all;
  resetEnvironment(process.env);

  const { now, before } = chooseVersions(git, values.against);
  const versions = [
    new Version("now", now?.slice(0, 12) ?? "working tree", process.cwd()),
    new Version("before", before.slice(0, 12), checkOut(before)),
  ];
  for (const { root, name, label } of versions) await buildVersion(root, `${name} (${label})`);
  const results: { name: string; rows: Row[] }[] = [];
  for (const part of parts.filter(({ name }) => named.includes(name))) {
    const progress = step(part.name);
    const rows = await measure(part, versions, { routes, runs: values.quick ? 1 : part.runs, progress });
    results.push({ name: part.name, rows });
    progress.done();
  }
  for (const version of versions) await version.stop();
  const sides = versions.map(({ label }) => label).join(" against ");
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}`;
  info(`\n${sides}, on ${machine}\n\n${results.map(report).join("\n\n")}`);
  mkdirSync("bench", { recursive: true });
  writeFileSync("bench/results.json", `${JSON.stringify({ sides, machine, results }, null, 2)}\n`);
  return results.some(({ rows }) => rows.some(isFailure)) ? 1 : 0;
});

type Runs = { routes: string[]; runs: number; progress: Step };

/** Measures the versions in turn, and each of the two first in every other round: what else the machine does then affects both. */
async function measure(part: Part, versions: Version[], { routes, runs, progress }: Runs): Promise<Row[]> {
  const figures = new Map<Version, Figures[]>(versions.map((version) => [version, []]));
  for (let run = 1; run <= runs; run++)
    for (const version of run % 2 === 0 ? versions.toReversed() : versions) {
      progress.update(`run ${run} of ${runs}, ${version.name}`);
      figures.get(version)?.push(await part.measure(version, routes));
    }
  const [now = [], before = []] = versions.map((version) => figures.get(version) ?? []);
  return evaluateClaims(part.claims, before, now);
}
