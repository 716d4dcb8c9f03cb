import { readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { logOncePerMinute } from "../../lib/runtime/log-limit.ts";
import { type Entry, type PageValue, pathOfKey, type RouteValue } from "./entry.ts";
import { finishPage, type PageContext } from "./finish-page.ts";

type Route = {
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
 * The prerendered pages of the build, read from Next's files (format of Next 16.4.6): Next does not pass them to a cache
 * handler, and would render each again for its first visitor.
 */
export class BuildOutput {
  readonly #appDir: string;
  readonly #routes: Map<string, Route>;
  readonly #context: PageContext | undefined;

  /** @param serverDir the build's `server` folder */
  constructor(serverDir: string, context?: PageContext) {
    this.#context = context;
    this.#appDir = join(serverDir, "app");
    const manifest = readFileSync(join(dirname(serverDir), "prerender-manifest.json"), "utf8");
    const { routes } = JSON.parse(manifest) as { routes: Record<string, Route> };
    this.#routes = new Map(Object.entries(routes).map(([path, route]) => [filePath(path), route]));
  }

  /** The addresses of its pages. */
  paths(): string[] {
    return Array.from(this.#routes.keys(), (file) => pathOfKey(`/$${file}`));
  }

  /** @param key Next's cache key, which ends in `/$` and the path */
  async get(key: string): Promise<Entry | undefined> {
    const path = filePath(pathOfKey(key));
    // Only paths that the manifest lists are opened.
    const route = this.#routes.get(path);
    if (!route) return undefined;
    const file = join(this.#appDir, path);
    const [read, end] = route.dataRoute === null ? [readRoute, ".body"] : [readPage, ".html"];
    try {
      const meta = await readMeta(file);
      if (meta.routeCache?.key !== key) return undefined;
      const value = await read(file, meta);
      if (value.kind === "APP_PAGE") finishPage(value, this.#context);
      const { initialRevalidateSeconds: revalidate, initialExpireSeconds: expire } = route;
      const lastModified = (await stat(file + end)).mtimeMs;
      return { value, lastModified, cacheControl: { revalidate, expire }, quota: "page" };
    } catch (error) {
      const { message: reason } = error as Error;
      const line = "page cache: cannot read a page of the build";
      logOncePerMinute("warn", `build ${reason}`, { key, reason }, line);
      return undefined;
    }
  }
}

async function readMeta(file: string): Promise<Meta> {
  return JSON.parse(await readFile(`${file}.meta`, "utf8"));
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

/** Next's file name for a path. */
function filePath(path: string): string {
  return path === "/" ? "/index" : /^\/index(\/|$)/.test(path) ? `/index${path}` : path;
}
