import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** The most that a page's first load may bring of the site's own code, in bytes, gzipped. */
export const CLIENT_CODE_LIMIT = 25_000;

type Manifest = { rootMainFiles: string[]; polyfillFiles: string[] };

/**
 * Weighs the site's own code in a page's first load: bytes, each script gzipped by itself.
 *
 * Next names in its build manifest the files that every page of any site begins with: React, the router, the runtime,
 * and polyfills. Whatever else a page's HTML asks for is counted as the site's own, with the libraries that the site
 * has chosen and with the small parts of the router that Next puts there: so the figure is an upper bound.
 * @throws Error if the build in `distDir` lacks a script that the page asks for
 */
export function clientCodeScale(distDir: string): (html: string) => number {
  const manifest = JSON.parse(readFileSync(join(distDir, "build-manifest.json"), "utf8")) as Manifest;
  const nexts = new Set([...manifest.rootMainFiles, ...manifest.polyfillFiles]);
  const sizes = new Map<string, number>();
  const weigh = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(distDir, file))).length;
    sizes.set(file, size);
    return size;
  };
  // The one file of the site that Next puts among its own.
  const instrumentation = gzipSync(readFileSync("instrumentation-client.ts")).length;
  return (html) => {
    const scripts = html.matchAll(/\/_next\/(static\/[^"'?\\]+\.js)/g);
    const files = new Set(Array.from(scripts, ([, file = ""]) => file));
    let weight = instrumentation;
    for (const file of files) if (!nexts.has(file)) weight += weigh(file);
    return weight;
  };
}

/** The page of a build that brings most of the site's own code. */
export function heaviestPage(distDir: string): { path: string; bytes: number } {
  const weigh = clientCodeScale(distDir);
  const folder = join(distDir, "server", "app");
  const pages = globSync("**/*.html", { cwd: folder }).map((file) => ({
    path: `/${file.replace(/\.html$/, "").replace(/^index$/, "")}`,
    bytes: weigh(readFileSync(join(folder, file), "utf8")),
  }));
  const [first] = pages.sort((a, b) => b.bytes - a.bytes);
  if (!first) throw new Error(`There are no pages in ${folder}`);
  return first;
}
