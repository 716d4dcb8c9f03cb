import type { Found, PageCache } from "./page-cache.ts";
import type { CacheControl, Value } from "./page-store.ts";

type Headers = Record<string, string | string[] | undefined>;
type Options = { dev?: boolean; serverDistDir?: string; _requestHeaders?: Headers };
type GetContext = { kind: string };
type SetContext = { fetchCache?: boolean; cacheControl?: CacheControl };

let opening: Promise<typeof import("./open.ts")> | undefined;

/**
 * Next's cache handler (`cacheHandler` in next.config.mjs): what Next keeps of pages and routes goes through here. It
 * is loaded by its path, outside of the bundle, and made anew for each request. Next bundles it into the middleware as
 * well, where nothing is kept and Node's modules do not exist: hence the import that is no import to a bundler.
 */
export default class PageCacheHandler {
  readonly #serverDir: string | undefined;
  readonly #isPrefetch: boolean;

  constructor({ dev, serverDistDir, _requestHeaders: headers = {} }: Options) {
    // A build makes every page and keeps it itself; in development nothing is kept.
    const keeps = !dev && process.env.NEXT_PHASE !== "phase-production-build";
    this.#serverDir = keeps ? serverDistDir : undefined;
    this.#isPrefetch = headers["next-router-prefetch"] === "1" || headers.purpose === "prefetch";
  }

  async get(key: string, { kind }: GetContext): Promise<Found | null> {
    if (kind !== "APP_PAGE" && kind !== "APP_ROUTE") return null;
    return (await this.#cache())?.get(key, this.#isPrefetch) ?? null;
  }

  async set(key: string, value: Value | null, { fetchCache, cacheControl }: SetContext): Promise<void> {
    if (fetchCache || (value && value.kind !== "APP_PAGE" && value.kind !== "APP_ROUTE")) return;
    await (await this.#cache())?.set(key, value, cacheControl);
  }

  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    await (await this.#cache())?.revalidateTag([tags].flat(), durations);
  }

  resetRequestCache(): void {}

  async #cache(): Promise<PageCache | undefined> {
    if (!this.#serverDir || process.env.NEXT_RUNTIME === "edge") return undefined;
    // Once for the process: an import costs a request some time, though the module is there already.
    opening ??= import(/* turbopackIgnore: true */ "./open.ts");
    return (await (await opening).openCaches(this.#serverDir)).pages;
  }
}
