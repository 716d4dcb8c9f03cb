/**
 * The build under test. A running site writes pages into its build, so every site of these tests runs from a copy.
 */
import { cpSync, existsSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

/** Below the repository, for a build finds its packages by its place. */
export const copies = ".next-e2e";

const original = process.env.NEXT_DIST_DIR || ".next";
const unneeded = new Set(["cache", "dev", "types", "trace", "trace-build", "diagnostics"]);

/**
 * Copies the build to a folder of the given name.
 * @returns what NEXT_DIST_DIR has to be
 */
export function copyBuild(name: string, source = original): string {
  if (!existsSync(join(source, "BUILD_ID"))) {
    throw new Error(`There is no build in ${source}. Run: npm test -- --only build,e2e`);
  }
  const target = join(copies, name);
  rmSync(target, { recursive: true, force: true });
  // Links to packages become absolute here, so they hold at any depth.
  cpSync(source, target, {
    recursive: true,
    filter: (path) =>
      !path.endsWith(".map") && !(unneeded.has(basename(path)) && join(source, basename(path)) === path),
  });
  return target;
}

/** Removes a copy, or all of them. */
export function removeCopy(distDir = copies): void {
  rmSync(distDir, { recursive: true, force: true, maxRetries: 3 });
}
