/** A process of a site, as far as its caches go: memory and disk of its own, and the Redis that all share. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { DiskStore } from "../page-cache/disk-store.ts";
import { LayeredStore } from "../page-cache/layered-store.ts";
import { PageCache } from "../page-cache/page-cache.ts";
import { folder, page } from "../page-cache/test-entries.ts";
import { openRedis } from "./open-redis.ts";
import type { Timeouts } from "./redis-link.ts";
import { until } from "./test-redis.ts";

export const fresh = { revalidate: 300, expire: 31_536_000 };

/** A test sees several tries; and the machine that it runs on may be busy. */
const timeouts: Partial<Timeouts> = { lostMs: 2000, reconnectMs: { initialDelay: 50, maxDelay: 200 } };

export type Replica = ReturnType<typeof assemble>;

const open = new Set<Replica>();

/** One that has found its Redis. @param build its BUILD_ID */
export async function openReplica(url: string, build?: string, root?: string): Promise<Replica> {
  const replica = await openAlone(url, build, root);
  await until(() => replica.link.isUp);
  return replica;
}

/** One that has looked for its Redis. */
export async function openAlone(url: string, build = "one", root = folder()): Promise<Replica> {
  const replica = assemble(url, build, root);
  open.add(replica);
  await replica.ready;
  return replica;
}

function assemble(url: string, build: string, root: string) {
  const disk = new DiskStore(join(root, "pages.sqlite"));
  const shared = openRedis(url, build, disk, timeouts);
  const store = new LayeredStore(shared.store);
  const pages = new PageCache(store);
  const changes: (string | undefined)[] = [];
  store.onChange((key) => changes.push(key));
  const replica = {
    ...shared,
    root,
    pages,
    /** What changed, as whoever watches the store is told. */
    changes,
    /** Makes a page, as Next does: asks for it, renders, and hands it over. */
    make: async (key: string, text: string, tags?: string) => {
      await pages.get(key);
      await pages.set(key, page(text, { tags }), fresh);
    },
    publish: (...tags: string[]) => pages.revalidateTag(tags, { expire: 31_536_000 }),
    /** What is shown: `stale` is what Next makes anew. */
    show: async (key: string) => {
      // Next makes what it asks for in vain; here nobody would, and it would count as begun.
      if (!(await store.get(key))) return undefined;
      const found = await pages.get(key);
      if (found?.value.kind !== "APP_PAGE") return undefined;
      const text = /<p>(.*)<\/p>/.exec(found.value.html)?.[1];
      const isStale = found.lastModified + Number(found.cacheControl.revalidate) * 1000 < Date.now();
      return isStale ? `${text}, stale` : text;
    },
    /** Ends, and leaves its disk. */
    end: () => {
      open.delete(replica);
      pages.close();
    },
  };
  return replica;
}

/** Two replicas with a page of each that the other has shown. */
export async function openPair(url: string): Promise<[Replica, Replica]> {
  const pair: [Replica, Replica] = [await openReplica(url), await openReplica(url)];
  await pair[0].make("/a", "of one");
  await pair[1].make("/b", "of two");
  await until(async () => (await pair[1].show("/a")) === "of one" && (await pair[0].show("/b")) === "of two");
  return pair;
}

/** Ends all replicas, and removes what they had. */
export function closeReplicas(): void {
  for (const replica of open) {
    replica.end();
    rmSync(replica.root, { recursive: true, force: true });
  }
}
