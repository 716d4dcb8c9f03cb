import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { buildSite } from "../../scripts/build/build-site.ts";
import { computeFingerprint, readFingerprint } from "../../scripts/build/fingerprint.ts";
import { freePort } from "../../scripts/process/ports.ts";
import { warn } from "../../scripts/process/terminal.ts";
import { type BackendHandle, openTemporaryBackend } from "../../scripts/servers/open-backend.ts";
import { type Server, startSite } from "../../scripts/servers/servers.ts";
import { visitPages } from "../../scripts/servers/warm-pages.ts";
import type { BackendAccess } from "../../scripts/settings/settings.ts";
import { resetEnvironment } from "../../scripts/test/test-environment.ts";

/** Separate from `.next`, which another process may be serving. */
export const benchDistDir = ".next-bench";

/** A report for people, the data for the JSON file, and the verdict. */
export type BenchResult = { report: string; data: unknown; passed: boolean };

export type Bench = {
  backend: BackendAccess;
  /** Starts the site on a free port as `npm run serve` does, and warms every page. */
  start: () => Promise<Server>;
  close: () => Promise<void>;
};

/** The production build and an embedded backend with default settings. Builds only when the sources have changed. */
export async function openBench(): Promise<Bench> {
  const backend = await openBenchBackend();
  await buildIfStale(backend.access);
  const start = async () => {
    const site = await startSite({
      port: await freePort(),
      backend: backend.access,
      distDir: benchDistDir,
      siteUrl: buildInputs.siteUrl,
      onLine: () => {},
    });
    warn("Warming every page…");
    await visitPages(site.url, () => {});
    return site;
  };
  return { backend: backend.access, start, close: backend.close };
}

/** Resets this process's environment and starts an embedded backend. */
export function openBenchBackend(): Promise<BackendHandle> {
  resetEnvironment(process.env);
  return openTemporaryBackend(process.env);
}

export const buildInputs = { siteUrl: "http://localhost:3000", siteName: undefined, backend: "embedded" };

async function buildIfStale(backend: BackendAccess): Promise<void> {
  if (readFingerprint(benchDistDir)?.sources === computeFingerprint(buildInputs).sources) return;
  warn("Building the site…");
  await buildInto(backend, benchDistDir);
}

/** Builds the site into a separate folder and leaves all other files unchanged. */
export async function buildInto(backend: BackendAccess, distDir: string): Promise<void> {
  // Next adds the types of the build to these files.
  const configs = ["tsconfig.json", "next-env.d.ts"].filter((file) => existsSync(file));
  const before = configs.map((file) => readFileSync(file));
  try {
    await buildSite({ backend, inputs: buildInputs, distDir });
  } finally {
    for (const [index, file] of configs.entries()) {
      const content = before[index];
      if (content && !readFileSync(file).equals(content)) writeFileSync(file, content);
    }
  }
}
