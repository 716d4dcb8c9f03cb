import { randomUUID } from "node:crypto";
import type { DiskStore } from "../page-cache/disk-store.ts";
import { SharedData } from "./data-cache.ts";
import { buildKeys, commonKeys } from "./keys.ts";
import { limitClient } from "./rate-limit-client.ts";
import { RedisLink, type Times } from "./redis-link.ts";
import { SharedStore } from "./redis-store.ts";
import { SharedMarks } from "./tag-states.ts";

/**
 * What replicas of one build have in common.
 * @param url as REDIS_URL
 * @param buildId as in the build's BUILD_ID
 * @param disk this process's own store, whose marks of tags are known to begin with
 */
export function openShared(url: string, buildId: string, disk: DiskStore, times?: Partial<Times>) {
  const keys = buildKeys(buildId);
  const { channel } = commonKeys;
  const link = new RedisLink(url, channel, times);
  const marks = new SharedMarks(link, commonKeys, disk.allMarks(), (tag, mark) => {
    void disk.markTags([tag], mark);
  });
  const id = randomUUID().replaceAll("-", "");
  return {
    link,
    store: new SharedStore(disk, link, marks, { keys, channel, id }),
    data: new SharedData(link, marks, keys),
    limits: limitClient(link),
    /** Resolves when Redis was tried once; nobody waits for it longer. */
    ready: link.start(),
  };
}

export type Shared = ReturnType<typeof openShared>;
