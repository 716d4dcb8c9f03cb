/** A running site writes into its build's cache, so every test site runs from a copy of the build under test. */
import {
  copyFileSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";

/** Below the repository: a build resolves its packages from its own location. */
export const copiesDir = ".next-e2e";

const originalDir = process.env.NEXT_DIST_DIR || ".next";
const skipped = new Set(["cache", "dev", "types", "trace", "trace-build", "diagnostics"]);

/**
 * Copies the build to a folder of the given name.
 * @returns the value for NEXT_DIST_DIR
 */
export function copyBuild(name: string, source = originalDir): string {
  if (!existsSync(join(source, "BUILD_ID"))) {
    throw new Error(`There is no build in ${source}. Run: npm test -- --only build,e2e`);
  }
  const target = join(copiesDir, name);
  rmSync(target, { recursive: true, force: true });
  linkTree(source, target, skipped);
  return target;
}

/** Makes the pages of a copy older than the 300 s for which they are fresh. */
export function ageCopy(distDir: string): void {
  const time = new Date(Date.now() - 20 * 60_000);
  for (const file of globSync(join(distDir, "server/app/**/*.{html,body}"))) utimesSync(file, time, time);
}

/** Removes a copy, or all of them. */
export function removeCopy(distDir = copiesDir): void {
  rmSync(distDir, { recursive: true, force: true, maxRetries: 3 });
}

/** Pages, whose age is that of their files: a copy is as fresh as a new build. And BUILD_ID, which tests change. */
const copied = /(?:\.html|\.body|^BUILD_ID)$/;

/** Hard links where nothing needs a file of its own: a site only writes to its cache, which is not copied. */
function linkTree(source: string, target: string, except = new Set<string>()): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    if (except.has(entry.name) || entry.name.endsWith(".map")) continue;
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) linkTree(from, to);
    else if (entry.isSymbolicLink()) symlinkSync(realpathSync(from), to);
    else if (copied.test(entry.name)) copyFileSync(from, to);
    else linkSync(from, to);
  }
}
