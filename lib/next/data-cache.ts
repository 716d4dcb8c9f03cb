/** Next's own store for the results of 'use cache' functions, for a handler that changes one of its methods. */
export { createDefaultCacheHandler } from "next/dist/server/lib/cache-handlers/default.js";
