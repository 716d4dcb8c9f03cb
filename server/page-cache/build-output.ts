import { readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { logOncePerMinute } from "../../lib/runtime/log-limit.ts";
import { finishPage, type PageContext } from "./finish-page.ts";
import { type Entry, type PageValue, pathOfKey, type RouteValue } from "./page-store.ts";

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
  readonly #keys = new Map<string, string | undefined>();

  /** @param serverDir the build's `server` folder */
  constructor(serverDir: string, context?: PageContext) {
    this.#context = context;
    this.#appDir = join(serverDir, "app");
    this.#routes = readRoutes(join(dirname(serverDir), "prerender-manifest.json"));
  }

  /** Next's cache key of a prerendered page. */
  async keyOf(path: string): Promise<string | undefined> {
    const file = filePath(path);
    if (!this.#keys.has(file) && this.#routes.has(file)) {
      const meta = JSON.parse(await readFile(join(this.#appDir, `${file}.meta`), "utf8")) as Meta;
      this.#keys.set(file, meta.routeCache?.key);
    }
    return this.#keys.get(file);
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
    try {
      const meta = JSON.parse(await readFile(`${file}.meta`, "utf8")) as Meta;
      if (meta.routeCache?.key !== key) return undefined;
      if (route.dataRoute === null) return await readRoute(file, meta, route);
      const page = await readPage(file, meta);
      return { value: finishPage(page, this.#context), ...(await readLifetime(`${file}.html`, route)) };
    } catch (error) {
      const reason = (error as Error).message;
      logOncePerMinute(
        "warn",
        `build ${reason}`,
        { key, reason },
        "page cache: cannot read a page of the build",
      );
      return undefined;
    }
  }
}

async function readPage(
  file: string,
  { headers, status, postponed, segmentPaths }: Meta,
): Promise<PageValue> {
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

async function readRoute(file: string, { headers, status }: Meta, route: Route): Promise<Entry> {
  const body = await readFile(`${file}.body`);
  return {
    value: { kind: "APP_ROUTE", body, headers, status },
    ...(await readLifetime(`${file}.body`, route)),
  };
}

async function readLifetime(file: string, { initialRevalidateSeconds, initialExpireSeconds: expire }: Route) {
  const cacheControl = { revalidate: initialRevalidateSeconds, ...(expire !== undefined && { expire }) };
  return { lastModified: (await stat(file)).mtimeMs, cacheControl, quota: "page" as const };
}

function readRoutes(manifest: string): Map<string, Route> {
  const { routes } = JSON.parse(readFileSync(manifest, "utf8")) as { routes: Record<string, Route> };
  return new Map(Object.entries(routes).map(([path, route]) => [filePath(path), route]));
}

/** Next's file name for a path. */
function filePath(path: string): string {
  return path === "/" ? "/index" : /^\/index(\/|$)/.test(path) ? `/index${path}` : path;
}
