/** Next's `cacheHandlers` entry of the preview (next.config.mjs): every page is rendered from the newest drafts. */
import type { CacheHandler } from "next/cache";

const handler: CacheHandler = {
  get: async () => undefined,
  // The function that makes the entry runs only while something reads it.
  set: async (_key, entry) => {
    const { value } = await entry.catch(() => ({ value: undefined }));
    await value?.cancel();
  },
  refreshTags: async () => {},
  getExpiration: async () => 0,
  updateTags: async () => {},
};

export default handler;
