/** Files of a finished build. */
import { readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { CacheControl, PageValue, RouteValue, Value } from "./cache-values.ts";

/** A prerendered page or, without a `dataRoute`, the response of a route handler. */
export type Prerendered = {
  dataRoute: string | null;
  initialRevalidateSeconds: number | false;
  initialExpireSeconds?: number;
};

type Meta = Pick<RouteValue, "headers" | "status"> & {
  postponed?: string;
  segmentPaths?: string[];
  routeCache?: { key: string };
};

/**
 * The routes that the build has rendered, by the file name of their path.
 * @param serverDir the build's `server` folder
 */
export function readPrerendered(serverDir: string): Map<string, Prerendered> {
  const manifest = readFileSync(join(dirname(serverDir), "prerender-manifest.json"), "utf8");
  const { routes } = JSON.parse(manifest) as { routes: Record<string, Prerendered> };
  return new Map(Object.entries(routes).map(([path, route]) => [fileOfPath(path), route]));
}

/** @returns the value that Next would hand to a cache handler, and the key that it would use */
export async function readValue(
  serverDir: string,
  name: string,
  { dataRoute, initialRevalidateSeconds: revalidate, initialExpireSeconds: expire }: Prerendered,
): Promise<{ key: string | undefined; value: Value; lastModified: number; cacheControl: CacheControl }> {
  const file = join(serverDir, "app", name);
  const meta = JSON.parse(await readFile(`${file}.meta`, "utf8")) as Meta;
  const [read, end] = dataRoute === null ? [readRoute, ".body"] : [readPage, ".html"];
  const value = await read(file, meta);
  const lastModified = (await stat(file + end)).mtimeMs;
  return { key: meta.routeCache?.key, value, lastModified, cacheControl: { revalidate, expire } };
}

async function readPage(file: string, meta: Meta): Promise<PageValue> {
  const { headers, status, postponed, segmentPaths } = meta;
  const [html, rscData] = await Promise.all([
    readFile(`${file}.html`, "utf8"),
    postponed === undefined ? readFile(`${file}.rsc`) : undefined,
  ]);
  const segments = segmentPaths?.map(
    async (path): Promise<[string, Buffer]> => [path, await readFile(`${file}.segments${path}.segment.rsc`)],
  );
  const segmentData = segments && new Map(await Promise.all(segments));
  return { kind: "APP_PAGE", html, rscData, postponed, headers, status, segmentData };
}

async function readRoute(file: string, { headers, status }: Meta): Promise<RouteValue> {
  return { kind: "APP_ROUTE", body: await readFile(`${file}.body`), headers, status };
}

/** The file name for a path. */
export function fileOfPath(path: string): string {
  return path === "/" ? "/index" : /^\/index(\/|$)/.test(path) ? `/index${path}` : path;
}

/** The scripts of every page: React, router, runtime and polyfills. */
export function sharedScripts(distDir: string): Set<string> {
  const manifest = JSON.parse(readFileSync(join(distDir, "build-manifest.json"), "utf8")) as {
    rootMainFiles: string[];
    polyfillFiles: string[];
  };
  return new Set([...manifest.rootMainFiles, ...manifest.polyfillFiles]);
}
