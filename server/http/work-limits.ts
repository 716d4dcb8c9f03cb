import { LRUCache } from "lru-cache";
import { periods } from "../../lib/runtime/periods.ts";
import type { Address } from "../../lib/site/address-kind.ts";
import { callAt } from "../../lib/site/calls.ts";
import type { KnownPages } from "../page-cache/page-cache.ts";
import { WorkLimit } from "./work-limit.ts";

const { work } = periods;

/** A page takes some 50 ms, also one that does not exist: of those there are any number, and few may be asked for in a second. */
const rendering = {
  concurrency: 4,
  maxQueued: 64,
  cooldownMs: work.pageCooldownMs,
  missingCooldownMs: work.missingPageCooldownMs,
};

/** Limits of the work that requests cause. Requests that the page cache or the image cache can answer are never limited. */
export class WorkLimits {
  readonly #pages: Pick<KnownPages, "has">;
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
  readonly #rendering = new WorkLimit({ name: "pages", ...rendering });
  /** Pages of lists as JSON, which no cache has: they do not wait with invented addresses. */
  readonly #lists = new WorkLimit({ name: "lists", ...rendering });
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

  constructor(pages: Pick<KnownPages, "has">) {
    this.#pages = pages;
  }

  /**
   * The limit of a request to Next; undefined where there is none. Missing pages have that of all others.
   * @param url as Next receives it
   */
  of({ kind, path }: Address, url = path): Pick<WorkLimit, "run"> | undefined {
    if (this.#pages.has(path) || this.#cachedImages.has(url)) return undefined;
    const once = (limit: WorkLimit): Pick<WorkLimit, "run"> => ({
      run: (res, work) => limit.run(res, work, path),
    });
    switch (kind) {
      case "page":
      case "query":
      case "text":
        return once(this.#rendering);
      case "card":
        return once(this.#images);
      case "resized image":
        return this.#limitImage(url);
      case "document":
        return this.#files;
      case "call":
        return { own: undefined, searches: this.#searches, lists: this.#lists, pages: this.#rendering }[
          callAt(path).limit
        ];
      default:
        return undefined;
    }
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
