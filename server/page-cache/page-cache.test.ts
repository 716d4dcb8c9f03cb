/** @jest-environment node */
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { pageCacheCounters } from "../../lib/runtime/page-cache-counters.ts";
import { DiskStore } from "./disk-store.ts";
import { LayeredStore } from "./layered-store.ts";
import { PageCache } from "./page-cache.ts";
import { folder, html, page } from "./test-entries.ts";

const fresh = { revalidate: 300, expire: 31_536_000 };
let root: string;
let cache: PageCache;

function open(): PageCache {
  const memory = { page: 1_000_000, redirect: 50_000 };
  const disk = new DiskStore(join(root, "pages.sqlite"), { page: 500_000, redirect: 50_000 });
  return new PageCache(new LayeredStore(disk, undefined, memory), {
    missing: { bytes: 50_000, ms: 60_000 },
  });
}
function restart(): void {
  cache.close();
  cache = open();
}
const statusOf = async (key: string) => (await cache.get(key))?.value.status;
/** Whether Next would give the entry out as it is, in milliseconds of the life it has left; negative when stale. */
const left = (found: Awaited<ReturnType<PageCache["get"]>>) =>
  (found?.lastModified ?? 0) + Number(found?.cacheControl.revalidate ?? 0) * 1000 - Date.now();

beforeEach(() => {
  root = folder();
  cache = open();
});
afterEach(() => {
  cache.close();
  rmSync(root, { recursive: true });
});

test("finishes a page in its place, so that the first visitor has its headers too, and keeps it so", async () => {
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

test("keeps routes as they are, and no failure", async () => {
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

test("a withdrawn page is not found, after a restart too, and may come back", async () => {
  await cache.set("/a", page("one"), fresh);
  await cache.set("/a", page("none", { status: 404 }), fresh);
  expect(await statusOf("/a")).toBe(404);
  restart();
  expect(await statusOf("/a")).toBe(404);
  await cache.set("/a", page("again"), fresh);
  expect(await statusOf("/a")).toBe(200);
});

test("an address that never was a page is remembered in memory only, and becomes one", async () => {
  await cache.set("/made-up", page("none", { status: 404 }), fresh);
  expect(await statusOf("/made-up")).toBe(404);
  await cache.set("/made-up", page("one"), fresh);
  expect(await statusOf("/made-up")).toBe(200);
  await cache.set("/other", page("none", { status: 404 }), fresh);
  restart();
  expect(await statusOf("/other")).toBeUndefined();
});

test("made-up addresses, redirects of them too, push out no page and stay within bounds", async () => {
  for (let index = 0; index < 20; index++) await cache.set(`/${index}`, page("real", { size: 9_000 }), fresh);
  for (let index = 0; index < 2_000; index++) {
    await cache.set(`/none/${index}`, page("none", { status: 404, size: 2_000 }), fresh);
    await cache.set(`/moved/${index}`, page("moved", { status: 308, size: 2_000 }), fresh);
  }
  expect(await statusOf("/none/0")).toBeUndefined();
  expect(await statusOf("/moved/0")).toBeUndefined();
  expect(await statusOf("/moved/1999")).toBe(308);
  const { misses } = pageCacheCounters;
  for (let index = 0; index < 20; index++) expect(await statusOf(`/${index}`)).toBe(200);
  expect(pageCacheCounters.misses).toBe(misses);
  restart();
  for (let index = 0; index < 20; index++) expect(await statusOf(`/${index}`)).toBe(200);
  expect(statSync(join(root, "pages.sqlite")).size).toBeLessThan(600_000);
  expect(readFileSync(join(root, "pages.sqlite")).includes("/none/")).toBe(false);
});

test("a tag makes its pages stale and not others, after a restart too, until they are made anew", async () => {
  await cache.set("/news", page("one", { tags: "settings,news" }), fresh);
  await cache.set("/team", page("two", { tags: "settings,team" }), fresh);
  await later();
  await cache.revalidateTag(["news", "blog"], { expire: 31_536_000 });
  expect(left(await cache.get("/news"))).toBeLessThan(0);
  expect(left(await cache.get("/team"))).toBeGreaterThan(0);
  restart();
  const { stale } = pageCacheCounters;
  const found = await cache.get("/news");
  expect(left(found)).toBeLessThan(0);
  expect(left(found)).toBeGreaterThan(-1000);
  expect(pageCacheCounters.stale).toBe(stale + 1);
  await later();
  await cache.set("/news", page("anew", { tags: "settings,news" }), fresh);
  expect(left(await cache.get("/news"))).toBeGreaterThan(0);
});

test("a tag that expires, at once or later, takes its pages away", async () => {
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

test("what is fresh for good cannot be stale: a tag takes it away", async () => {
  await cache.set("/robots.txt", page("one"), { revalidate: false });
  await later();
  await cache.revalidateTag(["news"], { expire: 60 });
  expect(await cache.get("/robots.txt")).toBeNull();
});

test("a page that Next hands back, because it could make no new one, is kept and not finished again", async () => {
  await cache.set("/a", page("one"), fresh);
  const value = (await cache.get("/a"))?.value;
  if (value?.headers) value.headers["content-security-policy"] = "as it was";
  await cache.set("/a", value ?? null, { revalidate: 30, expire: 31_536_000 });
  restart();
  const again = await cache.get("/a");
  expect(again?.cacheControl.revalidate).toBe(30);
  expect(again?.value.headers).toMatchObject({ "content-security-policy": "as it was" });
});

test("what is published while a page is being made is not taken for a part of it, whether that succeeds or not", async () => {
  await cache.revalidateTag(["news"], { expire: 31_536_000 });
  await later();
  await cache.get("/a");
  await later();
  await cache.set("/a", page("one"), fresh);
  expect(left(await cache.get("/a"))).toBeGreaterThan(0);

  await cache.get("/b");
  await later();
  await cache.revalidateTag(["news"], { expire: 31_536_000 });
  await later();
  await cache.set("/b", page("one"), fresh);
  expect(left(await cache.get("/b"))).toBeLessThan(0);

  await cache.revalidateTag(["news"], { expire: 31_536_000 });
  await later();
  const value = (await cache.get("/a"))?.value ?? null;
  await later();
  await cache.revalidateTag(["news"], { expire: 31_536_000 });
  await later();
  await cache.set("/a", value, { revalidate: 30, expire: 31_536_000 });
  expect(left(await cache.get("/a"))).toBeLessThan(0);

  await later();
  await cache.revalidateTag(["news"], { expire: 31_536_000 });
  await later();
  await cache.set("/a", page("two"), fresh);
  expect(left(await cache.get("/a"))).toBeLessThan(0);
  await cache.set("/a", page("three"), fresh);
  expect(left(await cache.get("/a"))).toBeGreaterThan(0);
});

test("who asks while a page is being made, and is answered after that, gets the new one and begins no other", async () => {
  await cache.set("/a", page("one"), fresh);
  await later();
  await cache.revalidateTag(["news"], { expire: 31_536_000 });
  await later();
  expect(left(await cache.get("/a"))).toBeLessThan(0);

  const asked = cache.get("/a");
  const handedOver = cache.set("/a", page("two"), fresh);
  const found = await asked;
  await handedOver;
  expect(left(found)).toBeGreaterThan(0);
  expect(found?.value).toMatchObject({ html: expect.stringContaining("<p>two</p>") });

  // What is published and made later is new, whatever was asked for before.
  await later();
  await cache.revalidateTag(["news"], { expire: 31_536_000 });
  await later();
  await cache.get("/a");
  await cache.set("/a", page("three"), fresh);
  expect(left(await cache.get("/a"))).toBeGreaterThan(0);
});

test("counts hits, misses and sets", async () => {
  const before = { ...pageCacheCounters };
  await cache.get("/a");
  await cache.set("/a", page("one"), fresh);
  await cache.get("/a");
  expect(pageCacheCounters).toMatchObject({
    hits: before.hits + 1,
    misses: before.misses + 1,
    sets: before.sets + 1,
  });
});

test("forgets what is no more", async () => {
  await cache.set("/a", page("one"), fresh);
  await cache.set("/a", null, fresh);
  restart();
  expect(await cache.get("/a")).toBeNull();
});

function later(ms = 3): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
