import { readOptions } from "../../scripts/process/options.ts";
import { CliError } from "../../scripts/process/terminal.ts";
import { routeCases } from "../../testing/content/routes.ts";
import { parts } from "./parts.ts";

const names = parts.map(({ name }) => name);
const HELP = `npm run bench                           every part, this version against the one before; rewrites the results in docs/performance.md
npm run bench -- --quick                at most five minutes: few routes, few runs
npm run bench -- --part bytes,paint     these parts: ${names.join(", ")}
npm run bench -- --against 1a2b3c4      another commit. Default: HEAD for a changed working tree, else the commit before HEAD
npm run bench -- --routes /,/about      these routes, for parts that measure routes
npm run bench -- --url https://other.example/ --routes /,/about   another site, with Lighthouse only
The results are written to bench/….json. Exits with 1 when a claim fails.`;

export type BenchOptions = ReturnType<typeof readBenchOptions>;

/** @throws CliError about a part that does not exist, or a URL that is none */
export function readBenchOptions() {
  const text = { type: "string" } as const;
  const { values } = readOptions(HELP, {
    options: {
      quick: { type: "boolean", default: false },
      part: text,
      against: text,
      routes: text,
      url: text,
    },
  });
  const { quick: isQuick, against, url } = values;
  if (url && !/^https?:\/\/./.test(url))
    throw new CliError(`--url is "${url}". Expected an absolute URL like https://other.example/`);
  const split = (list: string) => list.split(",").map((each) => each.trim());
  const named = values.part ? split(values.part) : url ? ["lighthouse"] : undefined;
  const unknown = named?.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new CliError(`There is no part "${unknown}". There are: ${names.join(", ")}`);
  if (url && named?.some((name) => !name.startsWith("lighthouse")))
    throw new CliError("With --url only Lighthouse measures.");
  const allRoutes = url ? [""] : routeCases.map(({ path }) => path);
  return {
    parts: parts.filter(({ name, runs }) => named?.includes(name) ?? !(isQuick && runs.quick === 0)),
    routes: values.routes ? split(values.routes) : allRoutes,
    isQuick,
    // The results go to docs/performance.md.
    isWhole: !isQuick && !named && !values.routes,
    against,
    url,
    out: `bench/${named?.join("-") ?? (isQuick ? "quick" : "all")}.json`,
  };
}
