/**
 * Next's handler of 'use cache' (`cacheHandlers` in next.config.mjs), where replicas share what such functions return.
 * It is loaded by its path, outside of the bundle.
 */
import { join } from "node:path";
import { openCaches } from "../page-cache/open.ts";

const { shared } = await openCaches(join(process.cwd(), process.env.NEXT_DIST_DIR || ".next", "server"));
if (!shared) throw new Error("REDIS_URL is not set");

/** Resolves when Redis was tried once. */
export const { ready } = shared;
export default shared.data;
