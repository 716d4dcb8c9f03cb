import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashSources } from "../build/fingerprint.ts";
import { startChild } from "../process/child.ts";
import { CliError, step } from "../process/terminal.ts";
import { nextProgram } from "../programs/npm-programs.ts";

/** Sources of the admin: its components. The process makes the forms. */
const sources = ["cms/{app,content}/**/*.{ts,tsx,js,css}", "cms/*.{mjs,json}"];

const builtFrom = join("cms", ".next", "built-from");

/** The admin is the one that would be built now. */
export function isCmsBuilt(hash = hashSources(sources)): boolean {
  return existsSync(builtFrom) && readFileSync(builtFrom, "utf8") === hash;
}

/**
 * Builds the admin unless its sources are those of the last build. No setting reaches the build, so it fits every
 * environment.
 * @throws CliError with the output of a failed build
 */
export async function buildCms(): Promise<void> {
  const hash = hashSources(sources);
  if (isCmsBuilt(hash)) return;
  rmSync(builtFrom, { force: true });
  const progress = step("Building the admin of the CMS");
  // The first keeps Next from reading .env.
  const own = { __NEXT_PROCESSED_ENV: "true", NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } as const;
  const env = { ...process.env, ...own };
  const onLine = (line: string) => line.trim() && progress.update(line.trim());
  const child = startChild({ name: "The build", args: [nextProgram, "build"], cwd: "cms", env, onLine });
  if ((await child.ended) !== 0) {
    // Turbopack would remember that a package was missing.
    rmSync(join("cms", ".next", "cache"), { recursive: true, force: true });
    throw new CliError(`${child.tail.join("\n")}\nThe build failed (${child.ending}), see above.`);
  }
  writeFileSync(builtFrom, hash);
  progress.done();
}
