import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { transformSync } from "esbuild";
import { sharedScripts } from "../../lib/next/build-files.ts";
import { filesOfPage } from "../../server/first-view/page-files.ts";

/** Limit of the site's own code on a page's first load, on top of Next itself, gzipped. */
export const MAX_CLIENT_CODE_BYTES = 25_000;

/**
 * Returns a function that measures the site's own code in a page's first load: bytes, each script gzipped by itself.
 *
 * All scripts count that not every page has, including libraries and what the bundler has put beside them from Next, such as its
 * link: the result is an upper bound.
 * @throws Error if the build in `distDir` lacks a script of the page
 */
export function clientCodeMeter(distDir: string): (html: string) => number {
  const nextFiles = sharedScripts(distDir).union(boundaryScripts(distDir));
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(distDir, file))).length;
    sizes.set(file, size);
    return size;
  };
  // Next bundles this file of the site with its own. As browsers receive it: without comments and what is for development.
  const { code } = transformSync(readFileSync("instrumentation-client.ts", "utf8"), {
    loader: "ts",
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const instrumentation = gzipSync(code).length;
  return (html) => {
    const files = new Set(filesOfPage(html).filter((file) => file.endsWith(".js")));
    let bytes = instrumentation;
    for (const file of files) if (!nextFiles.has(file)) bytes += sizeOf(file);
    return bytes;
  };
}

/** The scripts with the client components of Next itself: the boundaries of its router. */
function boundaryScripts(distDir: string): Set<string> {
  const folder = join(distDir, "server", "app");
  const modules = globSync("**/*_client-reference-manifest.js", { cwd: folder }).flatMap((file) => {
    const [, json = ""] = /\] = (\{.*\});?\s*$/s.exec(readFileSync(join(folder, file), "utf8")) ?? [];
    const { clientModules } = JSON.parse(json) as { clientModules: Record<string, { chunks: string[] }> };
    return Object.entries(clientModules);
  });
  const ofNext = modules.filter(([name]) => name.includes("/node_modules/next/"));
  return new Set(ofNext.flatMap(([, { chunks }]) => chunks.map((chunk) => chunk.replace(/^\/_next\//, ""))));
}

/** The page of a build with most of the site's own code. */
export function heaviestPage(distDir: string): { path: string; bytes: number } {
  const measure = clientCodeMeter(distDir);
  const folder = join(distDir, "server", "app");
  const pages = globSync("**/*.html", { cwd: folder }).map((file) => ({
    path: `/${file.replace(/\.html$/, "").replace(/^index$/, "")}`,
    bytes: measure(readFileSync(join(folder, file), "utf8")),
  }));
  const [first] = pages.sort((a, b) => b.bytes - a.bytes);
  if (!first) throw new Error(`There are no pages in ${folder}`);
  return first;
}
