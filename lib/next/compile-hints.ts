import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Chromium compiles all functions of a file with this first line while it loads, on another thread; by default it compiles each
 * when it is first called, on the page's own. Other browsers read a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = "//# allFunctionsCalledOnLoad\n";

/** Adds the hint to the scripts of a build that every page runs: React and Next. Call it before they are compressed. */
export function addCompileHints(distDir: string): void {
  const manifest = JSON.parse(readFileSync(join(distDir, "build-manifest.json"), "utf8"));
  for (const file of (manifest as { rootMainFiles: string[] }).rootMainFiles) {
    const path = join(distDir, file);
    const code = readFileSync(path, "utf8");
    // A build keeps the files of the one before that have not changed.
    if (!code.startsWith(compileHint)) writeFileSync(path, compileHint + code);
  }
}
