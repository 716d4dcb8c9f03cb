/** The caches of one process of a site: memory and disk of its own, and the Redis that all share. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import { log } from "../../lib/runtime/log.ts";
import { periods } from "../../lib/runtime/periods.ts";
import { DiskStore } from "../../server/page-cache/disk-store.ts";
import { LayeredStore } from "../../server/page-cache/layered-store.ts";
import { PageCache } from "../../server/page-cache/page-cache.ts";
import { openRedis } from "../../server/redis/open-redis.ts";
import type { RedisLink } from "../../server/redis/redis-link.ts";
import { folder, page } from "../cache/page-entries.ts";
import { TestRedis, until } from "./redis-server.ts";

const { replyMs } = periods.redis;

export const fresh = { revalidate: 300, expire: 31_536_000 };

export type Replica = ReturnType<typeof assemble>;

const replicas = new Set<Replica>();

/**
 * Silences the log, and stops the clock of timeouts, pauses and polls: it goes on only with passTime, so no test depends on
 * the speed of the machine. Afterwards nothing that a test has opened stays behind, also when it failed.
 */
export function setUpReplicas() {
  const spies = {} as Record<"info" | "warn", jest.SpyInstance>;
  beforeEach(() => {
    spies.info = jest.spyOn(log, "info").mockImplementation();
    spies.warn = jest.spyOn(log, "warn").mockImplementation();
    jest.useFakeTimers({
      doNotFake: [
        "Date",
        "hrtime",
        "nextTick",
        "performance",
        "queueMicrotask",
        "setImmediate",
        "clearImmediate",
      ],
    });
  });
  afterEach(() => {
    closeReplicas();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  afterAll(() => TestRedis.closeAll());
  return spies;
}

/** One Redis for all tests of a file, emptied before each, with two replicas. */
export function setUpPair() {
  setUpReplicas();
  const pair = {} as { redis: TestRedis; one: Replica; two: Replica };
  beforeAll(async () => {
    pair.redis = await TestRedis.open();
  });
  beforeEach(async () => {
    await pair.redis.command("FLUSHALL");
    pair.one = await openReplica(pair.redis.url);
    pair.two = await openReplica(pair.redis.url);
  });
  return pair;
}

/**
 * Lets the link's clock go on while connections are opened and closed. Every 10 ms wait for a Redis that is up: however
 * slow the machine is, no reply comes late by this clock unless a test holds it back.
 */
export async function passTime(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 10) {
    jest.advanceTimersByTime(10);
    await sleep(1);
    await TestRedis.settle();
  }
}

/** Lets the link's clock go on until a condition holds, for 15 seconds of that clock at most. */
export async function passTimeUntil(isTrue: () => unknown): Promise<void> {
  for (let passed = 0; !(await isTrue()); passed += 10) {
    if (passed > 15_000) throw new Error(`not within ${passed} ms: ${isTrue}`);
    await passTime(10);
  }
}

/** Waits until the clock shows another millisecond: what is published then is later. */
export async function nextMillisecond(): Promise<void> {
  const now = Date.now();
  while (Date.now() <= now) await turn();
}

/** Connected to its Redis. @param build its BUILD_ID */
export async function openReplica(url: string, build?: string, root?: string): Promise<Replica> {
  const replica = await openAlone(url, build, root);
  await passTimeUntil(() => replica.link.isUp);
  return replica;
}

/** After its first attempt to connect. */
export async function openAlone(url: string, build = "one", root = folder()): Promise<Replica> {
  const replica = assemble(url, build, root);
  replicas.add(replica);
  await replica.ready;
  return replica;
}

function assemble(url: string, build: string, root: string) {
  const disk = new DiskStore(join(root, "pages.sqlite"));
  const redis = openRedis(url, build, disk);
  const store = new LayeredStore(redis.store);
  const pages = new PageCache(store);
  const changes: (string | undefined)[] = [];
  store.onChange((key, tags) => changes.push(key ?? tags?.join()));
  const replica = {
    ...redis,
    root,
    pages,
    /** As reported by the store: keys and tags. */
    changes,
    /** Generates a page as Next does: reads, renders, writes. */
    generate: async (key: string, text: string, tags?: string) => {
      await pages.get(key);
      await pages.set(key, page(text, { tags }), fresh);
    },
    publish: (...tags: string[]) => pages.revalidateTag(tags, { expire: 31_536_000 }),
    /** The text that a visitor sees; Next would regenerate a `stale` page. */
    shown: async (key: string) => {
      // A miss would count as the start of a regeneration.
      if (!(await store.get(key))) return undefined;
      const found = await pages.get(key);
      if (found?.value.kind !== "APP_PAGE") return undefined;
      const text = /<p>(.*)<\/p>/.exec(found.value.html)?.[1];
      const isStale = found.lastModified + Number(found.cacheControl.revalidate) * 1000 < Date.now();
      return isStale ? `${text}, stale` : text;
    },
    /** Ends the process; its disk stays. */
    end: () => {
      replicas.delete(replica);
      pages.close();
    },
  };
  return replica;
}

/** Two replicas with a page each that the other has shown. */
export async function openPair(url: string): Promise<[Replica, Replica]> {
  const pair: [Replica, Replica] = [await openReplica(url), await openReplica(url)];
  await pair[0].generate("/a", "of one");
  await pair[1].generate("/b", "of two");
  await until(
    async () => (await pair[1].shown("/a")) === "of one" && (await pair[0].shown("/b")) === "of two",
  );
  return pair;
}

/** Uses all caches of a process, one call after the other and then all at once; none may fail or wait for Redis. */
export async function exercise(replica: Replica, name: string): Promise<void> {
  const calls: (() => Promise<unknown>)[] = [
    () => replica.pages.get("/a"),
    () => replica.pages.get(`/${name}`),
    () => replica.pages.set(`/${name}`, page(name), fresh),
    () => replica.publish("blog"),
    () => replica.data.get(name),
    () => replica.data.refreshTags(),
    () => replica.data.updateTags(["blog"], { expire: 60 }),
    () => replica.rateLimits.del("x").catch(() => undefined),
  ];
  for (const call of calls) await call();
  await Promise.all(calls.map((call) => call()));
}

/** The same where one reply is late: together, all calls wait for it once, for as long as a request may wait. */
export async function exerciseLate(link: RedisLink, work: () => Promise<unknown>): Promise<void> {
  const waitFor = jest.spyOn(link, "waitFor");
  const done = work();
  await until(() => waitFor.mock.calls.length > 0);
  jest.advanceTimersByTime(replyMs);
  await done;
  waitFor.mockRestore();
}

function closeReplicas(): void {
  for (const replica of replicas) {
    replica.end();
    rmSync(replica.root, { recursive: true, force: true });
  }
}
