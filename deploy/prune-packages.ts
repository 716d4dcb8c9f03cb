/**
 * Removes from a finished release what only a build needs. Run it after `npm prune --omit=dev`:
 *
 *   node_modules/.bin/node deploy/prune-packages.ts
 */
import { globSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { main } from "../scripts/process/main.ts";
import { CliError, info } from "../scripts/process/terminal.ts";

/** Files that no process of a server reads, by pattern below node_modules. */
export const buildOnly = [
  // Compilers, and types.
  "@next/swc-*",
  "{typescript,@typescript,@types,esbuild,@esbuild}",
  // For debuggers of the packages themselves. Node reads source maps only with --enable-source-maps.
  "**/*.{js,mjs,cjs}.map",
  // Next's development bundles, its documentation, and its copies for bundlers.
  "next/dist/{docs,bundle-analyzer,esm}",
  "next/dist/compiled/next-server/*.dev.js",
];

/**
 * Removes what `buildOnly` matches.
 * @param root folder of a release, with its build in `distDir`
 * @returns how many files and folders were removed
 * @throws CliError when Next's list of the files that a server reads has one of them: then nothing is removed
 */
export function prunePackages(root: string, distDir: string): number {
  const packages = resolve(root, "node_modules");
  const matches = globSync(buildOnly, { cwd: packages }).map((path) => join(packages, path));
  const needed = tracedFiles(join(root, distDir));
  if (needed.size === 0) throw new CliError(`${join(root, distDir)} has no finished build.`);
  const conflict = matches.find((path) => needed.has(path));
  if (conflict) throw new CliError(`${relative(root, conflict)} is needed by the server. Correct buildOnly.`);
  for (const path of matches) rmSync(path, { recursive: true, force: true });
  return matches.length;
}

/** Files that Next's server and the pages read, as Next found them out at build, and all folders above them. */
function tracedFiles(distDir: string): Set<string> {
  const paths = new Set<string>();
  for (const trace of globSync(["*.nft.json", "server/**/*.nft.json"], { cwd: distDir })) {
    const file = resolve(distDir, trace);
    const { files } = JSON.parse(readFileSync(file, "utf8")) as { files: string[] };
    for (const name of files)
      for (let path = resolve(dirname(file), name); !paths.has(path); path = dirname(path)) paths.add(path);
  }
  return paths;
}

if (import.meta.main)
  main(async () => {
    const removed = prunePackages(".", process.env.NEXT_DIST_DIR || ".next");
    info(`Removed ${removed} files and folders that only a build needs.`);
    return 0;
  });
