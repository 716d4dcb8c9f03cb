import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { startChild, withVariables } from "../../../scripts/process/child.ts";
import { CliError, type Step } from "../../../scripts/process/terminal.ts";
import { nextProgram } from "../../../scripts/programs/npm-programs.ts";
import type { BackendAccess } from "../../../scripts/settings/settings.ts";
import type { Release } from "../replica.ts";

const root = ".next-second";
const sources = [
  "app",
  "components",
  "lib",
  "public",
  "scripts",
  "server",
  "middleware.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "next.config.mjs",
  "next-env.d.ts",
  "tsconfig.json",
  "package.json",
];

/**
 * Builds a second release in a copy of the project, as on a server, against the same backend. Some of its scripts and
 * styles differ from the first release.
 */
export async function buildSecondRelease(
  backend: BackendAccess,
  settings: { siteUrl: string; revalidateSecret: string },
  progress: Step,
): Promise<Release> {
  removeSecondRelease();
  for (const name of sources.filter((source) => existsSync(source)))
    cpSync(name, join(root, name), { recursive: true });
  // Hard links: the build does not write there.
  execFileSync("cp", ["-al", "node_modules", join(root, "node_modules")]);
  rmSync(join(root, "node_modules", ".cache"), { recursive: true, force: true });
  appendFileSync(join(root, "instrumentation-client.ts"), 'Object.assign(window, { release: "second" });\n');
  appendFileSync(join(root, "app", "globals.css"), "main {\n  --release: second;\n}\n");
  const env = withVariables(process.env, {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    NEXT_DIST_DIR: ".next",
    SITE_URL: settings.siteUrl,
    BACKEND_URL: backend.url,
    BACKEND_USERNAME: backend.username,
    BACKEND_PASSWORD: backend.password,
    REVALIDATE_SECRET: settings.revalidateSecret,
  });
  const onLine = (line: string) => line.trim() && progress.update(line.trim());
  const child = startChild({
    name: "The second build",
    args: [nextProgram, "build"],
    cwd: resolve(root),
    env,
    onLine,
  });
  if ((await child.ended) !== 0)
    throw new CliError(`${child.tail.slice(-30).join("\n")}\nThe second build failed.`);
  return { root, distDir: ".next" };
}

export function removeSecondRelease(): void {
  rmSync(root, { recursive: true, force: true });
}
