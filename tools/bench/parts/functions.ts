import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { runQuietly } from "../../../scripts/process/child.ts";
import { distDir } from "../check-out.ts";
import type { Claim, Figures, Part } from "../claim.ts";

const cpu = { unit: "ms of CPU", better: "less", ratio: 1.25, slack: 3 } as const;

const texts = { ...cpu, slack: 15, comparesMedian: true } as const;

const claims: Claim[] = [
  { ...cpu, id: "charts", sentence: "hostile charts", limit: 1_500 },
  { ...cpu, id: "tables", sentence: "hostile wide tables", limit: 500 },
  { ...texts, id: "texts", sentence: "largest texts: sanitise, plain text, excerpt", limit: 100 },
  { ...texts, id: "unclosed", sentence: "large, deep and unclosed markup", limit: 1_000 },
  {
    ...cpu,
    id: "contacts",
    sentence: "telephone numbers and mail addresses of 20,000 characters",
    limit: 2_000,
  },
  { ...cpu, id: "form", sentence: "fill in the contact form", limit: 1, slack: 0.2 },
  { ...cpu, id: "query", sentence: "search in a full index: 95 % of queries", limit: 20 },
  { ...cpu, id: "indexMemory", sentence: "memory of a full search index", unit: "MB", limit: 150, slack: 10 },
];

const records = { whole: 20_000, quick: 2_000 };

export const functions: Part = {
  name: "functions",
  claims,
  runs: { whole: 3, quick: 1 },
  async measure({ root }, { isQuick }) {
    const bundle = await bundleFunctions(root);
    const count = String(isQuick ? records.quick : records.whole);
    const access = {
      BACKEND_URL: "https://backend.test/cms",
      BACKEND_USERNAME: "reader",
      BACKEND_PASSWORD: "none",
    };
    const lines = await runQuietly({
      name: "The functions",
      args: ["--conditions=react-server", bundle, count],
      env: { ...process.env, ...access },
    });
    return JSON.parse(lines.at(-1) ?? "{}") as Figures;
  },
};

/** The tasks are those of this checkout; functions, texts and packages are the version's own. */
async function bundleFunctions(root: string): Promise<string> {
  const outfile = join(root, distDir, "bench-functions.mjs");
  await build({
    stdin: {
      contents: readFileSync(join(import.meta.dirname, "..", "function-costs.ts"), "utf8"),
      resolveDir: join(root, "tools", "bench"),
      loader: "ts",
    },
    absWorkingDir: root,
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "silent",
  });
  return outfile;
}
