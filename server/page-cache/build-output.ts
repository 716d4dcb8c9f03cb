import { readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { log } from "../../lib/runtime/log.ts";
import { finishPage } from "../html-transforms/transform-html.ts";
import type { TransformContext } from "../html-transforms/types.ts";
import type { CacheControl, Entry, PageValue, RouteValue } from "./page-store.ts";

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
 * The pages that the build has made. Next writes them to files and does not hand them to a cache handler: read from
 * here, they are there at the first request.
 */
export class BuildOutput {
  readonly #appDir: string;
  readonly #routes: Map<string, Route>;

  readonly #styles: TransformContext["styles"];

  /** @param serverDir the build's `server` folder */
  constructor(serverDir: string, styles?: TransformContext["styles"]) {
    this.#styles = styles;
    this.#appDir = join(serverDir, "app");
    this.#routes = readRoutes(join(dirname(serverDir), "prerender-manifest.json"));
  }

  /** The entry that the build has made for a key of Next's; `undefined` where it has made none. */
  async get(key: string): Promise<Entry | undefined> {
    // What follows the mark is the path, as the files are named; only paths that the build names are looked for.
    const path = key.slice(key.indexOf("/$/") + 2);
    const route = this.#routes.get(path);
    if (!route) return undefined;
    const file = join(this.#appDir, path);
    try {
      const meta = JSON.parse(await readFile(`${file}.meta`, "utf8")) as Meta;
      if (meta.routeCache?.key !== key) return undefined;
      if (route.dataRoute === null) return await readRoute(file, meta, route);
      const page = await readPage(file, meta);
      return { value: finishPage(page, this.#styles), ...(await life(`${file}.html`, route)) };
    } catch (error) {
      log.warn({ key, reason: (error as Error).message }, "page cache: a page of the build cannot be read");
      return undefined;
    }
  }
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

async function readRoute(file: string, { headers, status }: Meta, route: Route): Promise<Entry> {
  const body = await readFile(`${file}.body`);
  return { value: { kind: "APP_ROUTE", body, headers, status }, ...(await life(`${file}.body`, route)) };
}

async function life(
  file: string,
  { initialRevalidateSeconds: revalidate, initialExpireSeconds: expire }: Route,
) {
  const cacheControl: CacheControl = { revalidate, ...(expire !== undefined && { expire }) };
  return { lastModified: (await stat(file)).mtimeMs, cacheControl, quota: "page" as const };
}

function readRoutes(manifest: string): Map<string, Route> {
  const { routes } = JSON.parse(readFileSync(manifest, "utf8")) as { routes: Record<string, Route> };
  return new Map(Object.entries(routes).map(([path, route]) => [fileOf(path), route]));
}

/** How Next names a path's files. */
function fileOf(path: string): string {
  return path === "/" ? "/index" : /^\/index(\/|$)/.test(path) ? `/index${path}` : path;
}
