import { readOptions } from "../../scripts/process/options.ts";
import { CliError } from "../../scripts/process/terminal.ts";
import { routeCases } from "../../testing/content/routes.ts";
import type { Part } from "./claim.ts";
import { parts } from "./parts.ts";

export const help = `npm run bench                           every part, this version against the one before; rewrites the results in docs/performance.md
npm run bench -- --quick                at most five minutes: few routes, few runs
npm run bench -- --part bytes,paint     these parts: ${parts.map(({ name }) => name).join(", ")}
npm run bench -- --against 1a2b3c4      another commit. Default: HEAD for a changed working tree, else the commit before HEAD
npm run bench -- --routes /,/about      these routes, for parts that measure routes
npm run bench -- --url https://other.example/ --routes /,/about   another site, with Lighthouse only
The results are written to bench/….json, or to the file given with --out. Exits with 1 when a claim fails.`;

const config = {
  options: {
    quick: { type: "boolean", default: false },
    part: { type: "string" },
    against: { type: "string" },
    routes: { type: "string" },
    url: { type: "string" },
    out: { type: "string" },
  },
} as const;

export type BenchOptions = {
  parts: Part[];
  routes: string[];
  isQuick: boolean;
  /** Everything was measured: the results go to docs/performance.md. */
  isWhole: boolean;
  against: string | undefined;
  url: string | undefined;
  out: string;
};

type Values = { quick?: boolean } & Partial<Record<"part" | "against" | "routes" | "url" | "out", string>>;

export function readBenchOptions(): BenchOptions {
  return chooseOptions(readOptions(help, config).values);
}

/** @throws CliError about a part that does not exist, or a URL that is none */
export function chooseOptions({
  quick: isQuick = false,
  part,
  against,
  routes,
  url,
  out,
}: Values): BenchOptions {
  if (url && !/^https?:\/\/./.test(url))
    throw new CliError(`--url is "${url}". Expected an absolute URL like https://other.example/`);
  const named = (part ?? (url ? "lighthouse" : undefined))?.split(",").map((name) => name.trim());
  const unknown = named?.find((name) => !parts.some((each) => each.name === name));
  if (unknown !== undefined)
    throw new CliError(
      `There is no part "${unknown}". There are: ${parts.map(({ name }) => name).join(", ")}`,
    );
  if (url && named?.some((name) => !name.startsWith("lighthouse")))
    throw new CliError("With --url only Lighthouse measures.");
  const chosen = parts.filter(({ name, runs }) => named?.includes(name) ?? !(isQuick && runs.quick === 0));
  const name = named?.join("-") ?? (isQuick ? "quick" : "all");
  return {
    parts: chosen,
    routes:
      routes?.split(",").map((path) => path.trim()) ?? (url ? [""] : routeCases.map(({ path }) => path)),
    isQuick,
    isWhole: !isQuick && !named && !routes,
    against,
    url,
    out: out ?? `bench/${name}.json`,
  };
}
