import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { addHydrationFiles } from "../../server/first-view/hydration-files.ts";
import { startChild, withVariables } from "../process/child.ts";
import { CliError, type Step, step } from "../process/terminal.ts";
import { nextProgram } from "../programs/npm-programs.ts";
import { type BackendAccess, backendVariables } from "../settings/settings.ts";
import { type BuildInputs, computeFingerprint, fingerprintFile, rebuildReason } from "./fingerprint.ts";

type BuildOptions = {
  backend: BackendAccess;
  inputs: BuildInputs;
  revalidateSecret?: string;
  /** Folder of the build. Default `.next`. */
  distDir?: string;
  env?: NodeJS.ProcessEnv;
  progress?: Step;
};

/**
 * Builds the site unless the last build is the one that would be made now.
 * @param reason builds in any case
 * @throws CliError with the output of a failed build
 */
export async function buildIfNeeded(options: BuildOptions, reason?: string): Promise<void> {
  const { inputs, distDir = ".next" } = options;
  const why = reason ?? rebuildReason(distDir, computeFingerprint(inputs));
  if (!why) return;
  const progress = step(`Building the site (${why})`);
  await buildSite({ ...options, progress });
  progress.done();
}

/** @throws CliError with the output of a failed build */
export async function buildSite(options: BuildOptions): Promise<void> {
  const { backend, inputs, distDir = ".next", progress } = options;
  // Computed first: a file that changes during the build makes it out of date.
  const fingerprint = computeFingerprint(inputs);
  rmSync(fingerprintFile(distDir), { force: true });
  const env = withVariables(options.env, {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    NEXT_DIST_DIR: distDir,
    SITE_URL: inputs.siteUrl,
    ...backendVariables(backend),
    REVALIDATE_SECRET: options.revalidateSecret,
  });
  const onLine = (line: string) => line.trim() && progress?.update(line.trim());
  const child = startChild({ name: "The build", args: [nextProgram, "build"], env, onLine });
  const code = await child.ended;
  if (code !== 0)
    throw new CliError(`${child.tail.join("\n")}\nThe build failed (${child.ending}), see above.`);
  mkdirSync(distDir, { recursive: true });
  addHydrationFiles(distDir);
  writeFileSync(fingerprintFile(distDir), JSON.stringify(fingerprint));
}
