import type { DiskStore } from "../page-cache/disk-store.ts";
import { buildKeys, commonKeys } from "./keys.ts";
import { rateLimitClient } from "./rate-limit-client.ts";
import { RedisDataCache } from "./redis-data-cache.ts";
import { RedisLink } from "./redis-link.ts";
import { RedisPageStore } from "./redis-page-store.ts";
import { RedisTagStates } from "./redis-tag-states.ts";

/**
 * Everything that replicas share.
 * @param url as REDIS_URL
 * @param buildId as in the build's BUILD_ID
 * @param disk this process's own store; its tag states are the initial ones
 */
export function openRedis(url: string, buildId: string, disk: DiskStore) {
  const keys = buildKeys(buildId);
  const link = new RedisLink(url, commonKeys.channel);
  const tagStates = new RedisTagStates(link, disk.allTagStates(), (tag, state) => {
    void disk.invalidateTags([tag], state);
  });
  return {
    link,
    store: new RedisPageStore(disk, link, tagStates, keys),
    data: new RedisDataCache(link, tagStates, keys),
    rateLimits: rateLimitClient(link),
    /** Resolves after the first connection attempt. */
    ready: link.start(),
  };
}

export type Redis = ReturnType<typeof openRedis>;
