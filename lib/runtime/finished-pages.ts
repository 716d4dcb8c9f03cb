import { perProcess } from "./per-process.ts";

type FinishedPages = {
  /** HTML of a page as visitors get it, fresh or stale, without a request; `undefined` where there is no good one. */
  read?: (path: string) => Promise<string | undefined>;
  /** Drops the pages of searches, whose results have changed. */
  dropSearches?: () => void;
};

/** The pages of the page cache; set by server/cache-handlers/open-page-cache.ts, and not in development. */
export const finishedPages: FinishedPages = perProcess("finished-pages", () => ({}));
