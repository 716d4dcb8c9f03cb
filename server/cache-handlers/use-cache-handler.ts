/**
 * Next's `cacheHandlers` entry (next.config.mjs): results of 'use cache' functions, shared by replicas. Next loads it by its
 * path, outside of the bundle.
 */
import { join } from "node:path";
import { openCaches } from "./open-caches.ts";

const { redis } = await openCaches(join(process.cwd(), process.env.NEXT_DIST_DIR || ".next", "server"));
if (!redis) throw new Error("REDIS_URL is not set");

/** Resolves after the first attempt to connect to Redis. */
export const { ready } = redis;
export default redis.data;
