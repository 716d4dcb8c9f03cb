/**
 * Next's `cacheHandlers` entry with PERIOD_SCALE (next.config.mjs), for tests: Next's own store, whose entries become stale as
 * much earlier as the periods of this process are shorter.
 */
import type { CacheHandler } from "next/cache";
import { createDefaultCacheHandler } from "../../lib/next/data-cache.ts";
import { periods } from "../../lib/runtime/periods.ts";

const store: CacheHandler = createDefaultCacheHandler(24 * 1024 * 1024);

export default {
  ...store,
  async get(key, softTags) {
    const entry = await store.get(key, softTags);
    // Below 0: a tag has made it stale.
    if (!entry || entry.revalidate < 0) return entry;
    // Next forbids a prerender to call Date.now().
    const age = performance.timeOrigin + performance.now() - entry.timestamp;
    return age > periods.scaled(entry.revalidate * 1000) ? undefined : entry;
  },
} satisfies CacheHandler;
