import type { HandlerOptions, SetContext, Value } from "../../lib/next/cache-values.ts";
import { isPrefetch } from "../../lib/next/router.ts";
import type { Found, PageCache } from "../page-cache/page-cache.ts";

let opening: Promise<typeof import("./open-page-cache.ts")> | undefined;

/**
 * Next's `cacheHandler` (next.config.mjs) for pages and route handlers. Next loads it by its path, outside of the bundle,
 * and creates one per request. It also bundles it into the middleware, which stores nothing and has no Node modules:
 * hence the import that the bundler ignores.
 */
export default class PageCacheHandler {
  readonly #serverDir: string | undefined;
  readonly #isPrefetch: boolean;

  constructor({ dev, serverDistDir, _requestHeaders: headers = {} }: HandlerOptions) {
    // A build renders every page and writes it itself; development and the preview cache nothing.
    const isUsed = !dev && !process.env.PREVIEW_SECRET && process.env.NEXT_PHASE !== "phase-production-build";
    this.#serverDir = isUsed ? serverDistDir : undefined;
    this.#isPrefetch = isPrefetch(headers) || headers.purpose === "prefetch";
  }

  async get(key: string, { kind }: { kind: string }): Promise<Found | null> {
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
    // Once per process: even a cached import() costs each request time.
    opening ??= import(/* turbopackIgnore: true */ "./open-page-cache.ts");
    return (await opening).openPageCache(this.#serverDir);
  }
}
