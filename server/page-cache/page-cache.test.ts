import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathOfKey } from "../../lib/next/cache-values.ts";
import { queueCpuWork } from "../../lib/runtime/cpu-queue.ts";
import { subscribeToEvent } from "../../lib/runtime/events.ts";
import { log as logger } from "../../lib/runtime/log.ts";
import { periods } from "../../lib/runtime/periods.ts";
import { folder, html, page, redirectBehindStale } from "../../testing/cache/page-entries.ts";
import { PageCache } from "./page-cache.ts";
import { PageStore } from "./page-store.ts";

const fresh = { revalidate: 300, expire: 31_536_000 };
const counts = { hits: 0, stale: 0, misses: 0, sets: 0, dropped: 0 };
subscribeToEvent("page-cache", (event) => void counts[event]++);

let root: string;
let store: PageStore;
let cache: PageCache;

/** @param built pages of the build by their keys */
function open(visit?: (key: string) => void, built: Record<string, ReturnType<typeof page>> = {}): PageCache {
  const memory = 1_000_000;
  const disk = 500_000;
  const readBuild = async (key: string) => {
    const value = built[key];
    return value && { value, lastModified: 0, cacheControl: fresh, kind: "page" as const };
  };
  store = new PageStore(join(root, "pages.sqlite"), readBuild, { memory, disk });
  return new PageCache(store, { visit });
}
function restart(): void {
  store.close();
  cache = open();
}
function busyFor(ms: number): void {
  const end = Date.now() + ms;
  while (Date.now() < end);
}
/** All but the date. */
const realTimers: NonNullable<FakeTimersConfig["doNotFake"]> = [
  ...([
    "setTimeout",
    "clearTimeout",
    "setInterval",
    "clearInterval",
    "setImmediate",
    "clearImmediate",
  ] as const),
  ...(["nextTick", "queueMicrotask", "performance", "hrtime"] as const),
];
const statusOf = async (key: string) => (await cache.get(key))?.value.status;
const locationOf = async (key: string) => (await cache.get(key))?.value.headers?.location;
/** Milliseconds until Next considers the entry stale; negative when it is stale. */
const freshMs = (found: Awaited<ReturnType<PageCache["get"]>>) =>
  (found?.lastModified ?? 0) + Number(found?.cacheControl.revalidate ?? 0) * 1000 - Date.now();

beforeEach(() => {
  root = folder();
  cache = open();
});
afterEach(() => {
  store.close();
  rmSync(root, { recursive: true });
});

it("keeps no page with values in other units, or that cannot be read", async () => {
  const paths = [
    "/$/product/find/nitrogen/500-scfm",
    "/$/hi/product/compare/1,2/500-scfm",
    "/$/product/find/flow-0",
  ];
  for (const path of [...paths, "/$/product/find/nitrogen/500-nm3h"]) await cache.set(path, page("x"), fresh);
  for (const path of paths) expect(await cache.get(path)).toBeNull();
  expect(await cache.get("/$/product/find/nitrogen/500-nm3h")).not.toBeNull();
});

test("transforms a page in place, so that its first visitor receives the headers too", async () => {
  const value = page("one");
  await cache.set("/a", value, fresh);
  expect(value.headers).toMatchObject({
    "content-security-policy": expect.stringMatching(/^script-src 'self' 'sha256-/),
    "x-next-cache-tags": "news",
  });
  restart();
  expect(await cache.get("/a")).toMatchObject({
    value: { ...value, html: html("one") },
    cacheControl: fresh,
  });
});

test("refuses a page with an injected script: the last good one stays, and is not rendered for each visitor", async () => {
  const log = jest.spyOn(logger, "error").mockImplementation(() => {});
  const injected = () => {
    const value = page("two");
    value.html = value.html.replace("<p>", "<script>alert(1)</script><p>");
    return value;
  };
  await cache.set("/new", injected(), fresh);
  expect(await cache.get("/new")).toBeNull();

  await cache.set("/a", page("one"), fresh);
  await cache.revalidateTag(["news"], { expire: 31_536_000 });
  expect(freshMs(await cache.get("/a"))).toBeLessThan(0);
  // Of a publish call and a page in the same millisecond, the call counts as the later one.
  await later();
  await cache.set("/a", injected(), fresh);
  const kept = await cache.get("/a");
  expect(kept?.value).toMatchObject({ html: html("one") });
  expect(freshMs(kept)).toBeGreaterThan(25_000);
  expect(freshMs(kept)).toBeLessThanOrEqual(30_000);

  await cache.revalidateTag(["news"]);
  await cache.set("/a", injected(), fresh);
  expect(await cache.get("/a")).toBeNull();
  // One line for all of them.
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith(
    { key: "/new", reason: "inline script of unknown origin: alert(1)" },
    "page refused",
  );
  log.mockRestore();
});

test("a page that is regenerated as a redirect has its target, after a restart too", async () => {
  await cache.set("/old", page("one"), fresh);
  await cache.set("/old", redirectBehindStale("/new"), fresh);
  await cache.set("/older", redirectBehindStale("/new", "/old"), fresh);
  const locations = async () => [await locationOf("/old"), await locationOf("/older")];
  expect(await locations()).toEqual(["/new", "/new"]);
  restart();
  expect(await locations()).toEqual(["/new", "/new"]);
});

test("a redirect without a target is not stored, and the last page stays", async () => {
  const log = jest.spyOn(logger, "error").mockImplementation(() => {});
  const nowhere = () => ({ ...page("moved", { status: 308 }), headers: { location: undefined } });
  const ambiguous = () => {
    const value = redirectBehindStale("/new");
    return {
      ...value,
      rscData: Buffer.concat([value.rscData, redirectBehindStale("/other").rscData] as Buffer[]),
    };
  };
  await cache.set("/a", page("one"), fresh);
  for (const value of [nowhere(), ambiguous()]) {
    await cache.set("/a", value, fresh);
    await cache.set("/new", value, fresh);
    expect(value.status).toBe(500);
  }
  expect((await cache.get("/a"))?.value).toMatchObject({ status: 200, html: html("one") });
  expect(await cache.get("/new")).toBeNull();
  log.mockRestore();
});

test("stores route handlers unchanged, and no failures", async () => {
  const route = {
    kind: "APP_ROUTE" as const,
    body: Buffer.from("<urlset/>"),
    headers: { a: "b" },
    status: 200,
  };
  await cache.set("/sitemap.xml", route, fresh);
  await cache.set("/a", page("good"), fresh);
  await cache.set("/a", page("failed", { status: 500 }), fresh);
  restart();
  expect((await cache.get("/sitemap.xml"))?.value).toEqual(route);
  expect(await statusOf("/a")).toBe(200);
});

test("a withdrawn page is 404, after a restart too, and can return", async () => {
  await cache.set("/a", page("one"), fresh);
  await cache.set("/a", page("none", { status: 404 }), fresh);
  expect(await statusOf("/a")).toBe(404);
  restart();
  expect(await statusOf("/a")).toBe(404);
  await cache.set("/a", page("again"), fresh);
  expect(await statusOf("/a")).toBe(200);
});

test("the build's page of a search does not come back when that of a later minute is dropped", async () => {
  const key = "/$/hi/product/find/nitrogen";
  store.close();
  cache = open(undefined, { [key]: page("built") });
  await cache.get(key);
  await cache.set(key, page("edited"), fresh);
  cache.dropSearches();
  expect((await cache.get(key))?.value).toMatchObject({ html: html("edited") });
});

test("the page of an unknown address is not kept, and the address can become one of a page", async () => {
  await cache.set("/unknown", page("none", { status: 404 }), fresh);
  expect(await statusOf("/unknown")).toBeUndefined();
  expect(cache.has(pathOfKey("/unknown"))).toBe(false);
  await cache.set("/unknown", page("one"), fresh);
  expect(await statusOf("/unknown")).toBe(200);
  expect(cache.has(pathOfKey("/unknown"))).toBe(true);
});

test("unknown URLs and redirects evict no page and stay within their limits", async () => {
  for (let index = 0; index < 20; index++) await cache.set(`/${index}`, page("real", { size: 9_000 }), fresh);
  for (let index = 0; index < 2_000; index++) {
    await cache.set(`/none/${index}`, page("none", { status: 404, size: 2_000 }), fresh);
    await cache.set(`/moved/${index}`, page("moved", { status: 308, size: 2_000 }), fresh);
  }
  expect(await statusOf("/none/0")).toBeUndefined();
  expect(await statusOf("/moved/0")).toBeUndefined();
  expect(await statusOf("/moved/1999")).toBe(308);
  const { misses } = counts;
  for (let index = 0; index < 20; index++) expect(await statusOf(`/${index}`)).toBe(200);
  expect(counts.misses).toBe(misses);
  restart();
  for (let index = 0; index < 20; index++) expect(await statusOf(`/${index}`)).toBe(200);
  expect(statSync(join(root, "pages.sqlite")).size).toBeLessThan(2 * 500_000);
  expect(readFileSync(join(root, "pages.sqlite")).includes("/none/")).toBe(false);
});

test("a tag makes its pages stale and no others, after a restart too, until they are regenerated", async () => {
  await cache.set("/news", page("one", { tags: "settings,news" }), fresh);
  await cache.set("/team", page("two", { tags: "settings,team" }), fresh);
  await later();
  await cache.revalidateTag(["news", "blog"], { expire: 31_536_000 });
  expect(freshMs(await cache.get("/news"))).toBeLessThan(0);
  expect(freshMs(await cache.get("/team"))).toBeGreaterThan(0);
  restart();
  const { stale } = counts;
  const found = await cache.get("/news");
  expect(freshMs(found)).toBeLessThan(0);
  expect(freshMs(found)).toBeGreaterThan(-1000);
  expect(counts.stale).toBe(stale + 1);
  await later();
  await cache.set("/news", page("new", { tags: "settings,news" }), fresh);
  expect(freshMs(await cache.get("/news"))).toBeGreaterThan(0);
});

test("an expired tag expires its pages, at once or later", async () => {
  await cache.set("/a", page("one"), fresh);
  await cache.set("/b", page("two", { tags: "team" }), fresh);
  await later();
  await cache.revalidateTag(["team"], { expire: 0.05 });
  await cache.revalidateTag(["news"]);
  expect(await cache.get("/a")).toBeNull();
  expect(await statusOf("/b")).toBe(200);
  await later(60);
  expect(await cache.get("/b")).toBeNull();
});

test("an entry without revalidate time cannot be stale: a tag expires it", async () => {
  await cache.set("/robots.txt", page("one"), { revalidate: false });
  await later();
  await cache.revalidateTag(["news"], { expire: 60 });
  expect(await cache.get("/robots.txt")).toBeNull();
});

test("a page that Next stores again after a failed regeneration is not transformed again", async () => {
  await cache.set("/a", page("one"), fresh);
  const value = (await cache.get("/a"))?.value;
  if (value?.headers) value.headers["content-security-policy"] = "as it was";
  await cache.set("/a", value ?? null, { revalidate: 30, expire: 31_536_000 });
  restart();
  const again = await cache.get("/a");
  expect(again?.cacheControl.revalidate).toBe(30);
  expect(again?.value.headers).toMatchObject({ "content-security-policy": "as it was" });
});

test("content published during the regeneration of a page that had to wait makes it stale", async () => {
  const publish = () => cache.revalidateTag(["news"], { expire: 31_536_000 });
  for (const key of ["/a", "/b", "/c"]) await cache.set(key, page("one"), fresh);
  await later();
  await publish();
  for (const key of ["/a", "/b"]) expect(freshMs(await cache.get(key))).toBeLessThan(0);
  // Next regenerates it all the same.
  expect(freshMs(await cache.get("/c"))).toBeGreaterThan(0);
  await later();
  await publish();
  await later();
  await cache.set("/c", page("two"), fresh);
  for (const key of ["/a", "/b"]) await cache.set(key, page("two"), fresh);
  expect(freshMs(await cache.get("/c"))).toBeLessThan(0);
});

test("content published during a regeneration makes its page stale, whether it succeeds or not", async () => {
  await cache.revalidateTag(["news"], { expire: 31_536_000 });
  await later();
  await cache.get("/a");
  await later();
  await cache.set("/a", page("one"), fresh);
  expect(freshMs(await cache.get("/a"))).toBeGreaterThan(0);

  await cache.get("/b");
  await later();
  await cache.revalidateTag(["news"], { expire: 31_536_000 });
  await later();
  await cache.set("/b", page("one"), fresh);
  expect(freshMs(await cache.get("/b"))).toBeLessThan(0);

  await cache.revalidateTag(["news"], { expire: 31_536_000 });
  await later();
  const value = (await cache.get("/a"))?.value ?? null;
  await later();
  await cache.revalidateTag(["news"], { expire: 31_536_000 });
  await later();
  await cache.set("/a", value, { revalidate: 30, expire: 31_536_000 });
  expect(freshMs(await cache.get("/a"))).toBeLessThan(0);

  await later();
  await cache.revalidateTag(["news"], { expire: 31_536_000 });
  await later();
  await cache.set("/a", page("two"), fresh);
  expect(freshMs(await cache.get("/a"))).toBeLessThan(0);
  await cache.set("/a", page("three"), fresh);
  expect(freshMs(await cache.get("/a"))).toBeGreaterThan(0);
});

test("a read that ends after a regeneration returns the new page and starts no other regeneration", async () => {
  await cache.set("/a", page("one"), fresh);
  await later();
  await cache.revalidateTag(["news"], { expire: 31_536_000 });
  await later();
  expect(freshMs(await cache.get("/a"))).toBeLessThan(0);

  // The queue then pauses, and the page is finished later than the disk is read.
  await queueCpuWork(() => busyFor(30));
  const read = cache.get("/a");
  const write = cache.set("/a", page("two"), fresh);
  const found = await read;
  await write;
  expect(freshMs(found)).toBeGreaterThan(0);
  expect(found?.value).toMatchObject({ html: expect.stringContaining("<p>two</p>") });

  // A later publish and regeneration are unaffected by that read.
  await later();
  await cache.revalidateTag(["news"], { expire: 31_536_000 });
  await later();
  await cache.get("/a");
  await cache.set("/a", page("three"), fresh);
  expect(freshMs(await cache.get("/a"))).toBeGreaterThan(0);
});

test("counts hits, misses and sets", async () => {
  const before = { ...counts };
  await cache.get("/a");
  await cache.set("/a", page("one"), fresh);
  await cache.get("/a");
  expect(counts).toMatchObject({
    hits: before.hits + 1,
    misses: before.misses + 1,
    sets: before.sets + 1,
  });
});

test("deletes an entry that Next stores as null", async () => {
  await cache.set("/a", page("one"), fresh);
  await cache.set("/a", null, fresh);
  restart();
  expect(await cache.get("/a")).toBeNull();
});

function later(ms = 3): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

test("lets two of many stale pages be regenerated at once, and visits the others afterwards", async () => {
  jest.useFakeTimers({ doNotFake: realTimers, now: Date.now() });
  store.close();
  const visited: string[] = [];
  let versionAtVisit = 0;
  cache = open((key) => {
    visited.push(key);
    versionAtVisit = cache.version;
  });
  const keys = ["/a", "/b", "/e"];
  for (const key of keys) await cache.set(key, page(key), fresh);
  await cache.revalidateTag(["news"], { expire: 3600 });
  for (const key of keys.slice(0, 2)) expect(freshMs(await cache.get(key))).toBeLessThan(0);
  const last = freshMs(await cache.get("/e"));
  expect(last).toBe(1000);
  expect(visited).toEqual([]);
  const version = cache.version;
  await cache.set("/b", page("new"), fresh);
  expect(visited).toEqual(["/e"]);
  // An earlier visit would get the response of before from the micro-cache.
  expect(versionAtVisit).toBeGreaterThan(version);
  expect(freshMs(await cache.get("/e"))).toBeLessThan(0);
  jest.useRealTimers();
});

test("with scaled periods, Next finds an entry stale as much earlier", async () => {
  await cache.set("/a", page("one"), fresh);
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + 3_500);
  expect(freshMs(await cache.get("/a"))).toBeGreaterThan(290_000);
  jest.spyOn(periods, "scaled").mockImplementation((ms) => ms / 100);
  expect(freshMs(await cache.get("/a"))).toBeLessThan(0);
  jest.restoreAllMocks();
});
