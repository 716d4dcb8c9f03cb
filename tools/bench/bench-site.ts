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

/** A build of its own: one that is being served meanwhile is left alone. */
export const benchDistDir = ".next-bench";

export type Bench = {
  backend: BackendAccess;
  /** Starts the site as `npm run serve` does, with a visit to every page, on a port of its own. */
  start: () => Promise<Server>;
  close: () => Promise<void>;
};

/**
 * The production build and an embedded backend, with nobody's settings. It is built when its sources have changed since
 * the last time.
 */
export async function openBench(): Promise<Bench> {
  const backend = await openBenchBackend();
  await buildWhenNeeded(backend.access);
  const start = async () => {
    const site = await startSite({
      port: await freePort(),
      backend: backend.access,
      distDir: benchDistDir,
      siteUrl: buildInputs.siteUrl,
      onLine: () => {},
    });
    warn("Visiting every page once…");
    await visitPages(site.url, () => {});
    return site;
  };
  return { backend: backend.access, start, close: backend.close };
}

/** An embedded backend, in an environment with nobody's settings. */
export function openBenchBackend(): Promise<BackendHandle> {
  resetEnvironment(process.env);
  return openTemporaryBackend(process.env);
}

/** What the builds are made for. */
export const buildInputs = { siteUrl: "http://localhost:3000", siteName: undefined, backend: "embedded" };

async function buildWhenNeeded(backend: BackendAccess): Promise<void> {
  if (readFingerprint(benchDistDir)?.sources === computeFingerprint(buildInputs).sources) return;
  warn("Building the site…");
  await buildInto(backend, benchDistDir);
}

/** Builds the site into a folder of its own, and leaves everything else as it was. */
export async function buildInto(backend: BackendAccess, distDir: string): Promise<void> {
  // A build adds its own types to these.
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
