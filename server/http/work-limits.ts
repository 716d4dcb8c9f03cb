import { LRUCache } from "lru-cache";
import { isCachedPath } from "../../lib/runtime/cached-paths.ts";
import { periods } from "../../lib/runtime/periods.ts";
import { WorkLimit } from "./work-limit.ts";

/** Files of the site itself, and calls with limits of their own or none. */
const unlimited =
  /^\/(?:(?:_next\/static|fonts|icons|images)\/|api\/(?:health\/(?:live|ready)|inquiry|metrics|revalidate|vitals)\/?$)/;

const { work } = periods;

/** Limits of the work that requests cause. Requests that the page cache or the image cache can answer are never limited. */
export class WorkLimits {
  /** Requests that are answered without a page of their own, up to 200 a second, and 25 while others wait. */
  readonly unknown = new WorkLimit({
    name: "unknown",
    concurrency: 4,
    maxQueued: 128,
    cooldownMs: work.unknownCooldownMs,
    busyCooldownMs: work.unknownBusyCooldownMs,
  });
  /** Forms that a link fills in: cached pages, but filled in and compressed for one visitor. */
  readonly filledForms = new WorkLimit({
    name: "filled forms",
    concurrency: 2,
    maxQueued: 64,
    cooldownMs: work.filledFormCooldownMs,
  });
  /** Suggestions while visitors type. */
  readonly #searches = new WorkLimit({
    name: "searches",
    concurrency: 4,
    maxQueued: 64,
    cooldownMs: work.searchCooldownMs,
  });
  readonly #pages = new WorkLimit({
    name: "pages",
    concurrency: 8,
    maxQueued: 64,
    cooldownMs: work.pageCooldownMs,
  });
  /** A page has up to 30 images, and a browser requests them all at once. */
  readonly #images = new WorkLimit({
    name: "images",
    concurrency: 4,
    maxQueued: 256,
    maxWaitMs: work.maxFileWaitMs,
    cooldownMs: work.imageCooldownMs,
  });
  /** Only until a file begins: visitors may take long to receive it (lib/media/file-proxy.ts). */
  readonly #files = new WorkLimit({
    name: "files",
    concurrency: 16,
    maxQueued: 256,
    maxWaitMs: work.maxFileWaitMs,
    cooldownMs: work.fileCooldownMs,
  });
  /** URLs of images that Next has resized lately, and keeps on disk. */
  readonly #cachedImages = new LRUCache<string, true>({ max: 5_000 });

  /**
   * The limit of a request to Next; undefined where there is none.
   * @param path at which Next serves it, without the query
   */
  of(url: string, path: string): Pick<WorkLimit, "run"> | undefined {
    if (unlimited.test(path) || isCachedPath(path) || this.#cachedImages.has(url)) return undefined;
    if (path.startsWith("/files/")) return this.#files;
    if (path === "/_next/image") return this.#limitImage(url);
    if (/^\/api\/search\/?$/.test(path)) return this.#searches;
    if (path.startsWith("/api/")) return this.#pages;
    const limit = path.startsWith("/og/") ? this.#images : this.#pages;
    return { run: (res, work) => limit.run(res, work, path) };
  }

  #limitImage(url: string): Pick<WorkLimit, "run"> {
    return {
      run: async (res, work) => {
        const isDone = await this.#images.run(res, work, url);
        if (isDone && res.statusCode === 200) this.#cachedImages.set(url, true);
        return isDone;
      },
    };
  }
}
