/** `npm run bench`: measures the site on a phone, under load and with much content, against its budgets. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { main } from "../../scripts/process/main.ts";
import { readOptions } from "../../scripts/process/options.ts";
import { CliError, info } from "../../scripts/process/terminal.ts";
import { routeCases } from "../../testing/content/routes.ts";
import { type BenchResult, openBench } from "./bench-site.ts";
import { measureGrowth } from "./measure-growth.ts";
import { measurePages, pageReport } from "./measure-pages.ts";
import { measureServers } from "./measure-servers.ts";
import { measureTaps } from "./measure-taps.ts";

const HELP = `npm run bench                                   every route on a phone with slow 4G (Lighthouse, all categories), against the budgets
npm run bench -- --desktop                      on a desktop
npm run bench -- --runs 1 --routes /,/about     one run instead of three, two routes
npm run bench -- --save-data                    with the Save-Data header
npm run bench -- --url https://other.example/   another site; its paths with --routes
npm run bench -- --taps                         from a tap on a link to the next page's first paint, on a slow phone; compared with the run before
npm run bench -- --server                       requests per second, compared with next start; --requests 100000 for each
npm run bench -- --growth                       100,000 records in a list, compared with 100
The results are written to bench/….json, or to the file given with --out.`;

const options = {
  runs: { type: "string", default: "3" },
  routes: { type: "string" },
  url: { type: "string" },
  desktop: { type: "boolean", default: false },
  "save-data": { type: "boolean", default: false },
  taps: { type: "boolean", default: false },
  server: { type: "boolean", default: false },
  requests: { type: "string", default: "100000" },
  growth: { type: "boolean", default: false },
  out: { type: "string" },
} as const;

type Values = ReturnType<typeof readValues>;

main(async () => {
  const values = readValues();
  const [name, measure] = benchOf(values);
  const file = values.out ?? `bench/${name}.json`;
  const { report, data, passed } = await measure(values, file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
  info(`\n${report}\n\nResults: ${file}`);
  return passed ? 0 : 1;
});

type Measure = (values: Values, file: string) => Promise<BenchResult>;

function benchOf(values: Values): [name: string, measure: Measure] {
  if (values.server) return ["server", serverBench];
  if (values.growth) return ["growth", measureGrowth];
  if (values.taps) return ["taps", ({ runs }, file) => measureTaps(wholeNumber("--runs", runs), file)];
  return [`pages${values.desktop ? "-desktop" : ""}${values["save-data"] ? "-save-data" : ""}`, pageBench];
}

async function pageBench(values: Values): Promise<BenchResult> {
  const visitor = { saveData: values["save-data"], isDesktop: values.desktop };
  const runs = wholeNumber("--runs", values.runs);
  const bench = values.url ? undefined : await openBench();
  const site = await bench?.start();
  const base = values.url ?? site?.url ?? "";
  const urls = pathsOf(values).map((path) => new URL(path, base).href);
  const rows = await measurePages({ urls, runs, visitor });
  await site?.stop();
  await bench?.close();
  const passed = rows.every(({ misses }) => misses.length === 0);
  return { report: pageReport(rows, visitor), data: { ...visitor, pages: rows }, passed };
}

function serverBench(values: Values): Promise<BenchResult> {
  return measureServers(wholeNumber("--requests", values.requests));
}

/** Default: all routes of this site, or the one page given with --url. */
function pathsOf({ routes, url }: Values): string[] {
  if (routes) return routes.split(",").map((path) => path.trim());
  return url ? [""] : routeCases.map(({ path }) => path);
}

function wholeNumber(name: string, value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value))
    throw new CliError(`${name} is "${value}". Expected a whole number from 1.`);
  return Number(value);
}

function readValues() {
  const { values } = readOptions(HELP, { options });
  if (values.url && !/^https?:\/\/./.test(values.url))
    throw new CliError(`--url is "${values.url}". Expected an absolute URL like https://other.example/`);
  return values;
}
