/**
 * A running site writes into its build's cache, so every test site runs from a copy of the build under test. The folders of
 * a copy take longest to make: the next site gets a released copy, as fresh and empty as a new one.
 */
import { randomUUID } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";

/** Below the repository: a build resolves its packages from its own location. */
export const copiesDir = ".next-e2e";

/** The name of the site of global setup. */
export const mainSite = "main";
const imageCache = join("cache", "images");

const releasedDir = join(copiesDir, "released");
const originalDir = process.env.NEXT_DIST_DIR || ".next";
const skipped = new Set(["cache", "dev", "types", "trace", "trace-build", "diagnostics"]);

/**
 * Copies the build under test to a folder of the given name.
 * @param hasImages with the images that the main site has resized so far
 * @returns the value for NEXT_DIST_DIR
 */
export function copyBuild(name: string, hasImages: boolean): string {
  if (!existsSync(join(originalDir, "BUILD_ID"))) {
    throw new Error(`There is no build in ${originalDir}. Run: npm test -- --only build,e2e`);
  }
  const target = join(copiesDir, name);
  removeCopy(target);
  if (takeReleased(target)) {
    copyFileSync(join(originalDir, "BUILD_ID"), join(target, "BUILD_ID"));
    setAge(target, 0);
  } else linkTree(originalDir, target, skipped);
  const resized = join(copiesDir, mainSite, imageCache);
  if (hasImages && existsSync(resized)) linkTree(resized, join(target, imageCache));
  return target;
}

/** Lets another test's site use the copy. Without global setup, which removes all copies in the end, it is removed. */
export function releaseCopy(distDir: string): void {
  if (!process.env.E2E_MAIN_SITE) {
    removeCopy(distDir);
    return;
  }
  removeCopy(join(distDir, "cache"));
  mkdirSync(releasedDir, { recursive: true });
  renameSync(distDir, join(releasedDir, randomUUID()));
}

function takeReleased(target: string): boolean {
  const released = existsSync(releasedDir) ? readdirSync(releasedDir) : [];
  return released.some((name) => {
    try {
      renameSync(join(releasedDir, name), target);
      return true;
    } catch (error) {
      // Another worker was quicker.
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
      throw error;
    }
  });
}

/** Makes a copy as fresh and empty as a new one, except for resized images. */
export function refreshCopy(distDir: string): void {
  removeCopy(join(distDir, "cache", "pages"));
  setAge(distDir, 0);
}

/** Makes the pages of a copy older than the 300 s for which they are fresh. */
export const ageCopy = (distDir: string): void => setAge(distDir, 20 * 60_000);

/** The same in every copy; to find them takes ten times as long as to set their age. */
let pageFiles: string[] | undefined;

function setAge(distDir: string, ageMs: number): void {
  const time = new Date(Date.now() - ageMs);
  pageFiles ??= globSync("server/app/**/*.{html,body}", { cwd: originalDir });
  for (const file of pageFiles) utimesSync(join(distDir, file), time, time);
}

/** Removes a copy, or all of them. */
export function removeCopy(distDir = copiesDir): void {
  rmSync(distDir, { recursive: true, force: true, maxRetries: 3 });
}

/** Pages, whose age is that of their files: a copy is as fresh as a new build. And BUILD_ID, which tests change. */
const copied = /(?:\.html|\.body|^BUILD_ID)$/;

/** Folders of compiled code: Node resolves symbolic links, so all sites share the compile cache of these files. */
const linkedFolder = /^chunks$/;

/** Hard links where nothing needs a file of its own: a site only writes to its cache, which is not copied. */
function linkTree(source: string, target: string, except = new Set<string>()): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    if (except.has(entry.name) || entry.name.endsWith(".map")) continue;
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isSymbolicLink() || linkedFolder.test(entry.name)) symlinkSync(realpathSync(from), to);
    else if (entry.isDirectory()) linkTree(from, to);
    else if (copied.test(entry.name)) copyFileSync(from, to);
    else linkSync(from, to);
  }
}
