/**
 * Next's handler of 'use cache' (`cacheHandlers` in next.config.mjs), where replicas share what such functions return.
 * It is loaded by its path before the first request, and has Redis tried before: a new replica has the others' pages.
 */
import { join } from "node:path";
import { openCaches } from "../open.ts";

const { shared } = await openCaches(join(process.cwd(), process.env.NEXT_DIST_DIR || ".next", "server"));
if (!shared) throw new Error("REDIS_URL is not set");
await shared.ready;

export default shared.data;
