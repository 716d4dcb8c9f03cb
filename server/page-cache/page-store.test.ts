import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { periods } from "../../lib/runtime/periods.ts";
import { entry, folder } from "../../testing/cache/page-entries.ts";
import { kindOf } from "./entry.ts";
import { PageStore } from "./page-store.ts";

const disk = 1_000_000;
const large = 1_000_000;
let root: string;
let store: PageStore;

function open(memory = large, readBuild?: ConstructorParameters<typeof PageStore>[1]): PageStore {
  store?.close();
  store = new PageStore(join(root, "pages.sqlite"), readBuild, { memory, disk });
  return store;
}

/** As another process would, behind the store's back. */
function changeDisk(sql: string): unknown[] {
  const database = new DatabaseSync(join(root, "pages.sqlite"));
  const rows = database.prepare(sql).all();
  database.close();
  return rows;
}
const keysOnDisk = () =>
  (changeDisk("SELECT key FROM page ORDER BY key") as { key: string }[]).map(({ key }) => key);
const clearDisk = () => changeDisk("DELETE FROM page");

beforeEach(() => {
  root = folder();
  open();
});
afterEach(() => {
  store.close();
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

test("an entry is read from the disk once, and then served without it", async () => {
  await store.set("/a", entry("one"));
  open();
  expect(await store.get("/a")).toEqual(entry("one"));
  clearDisk();
  const read = await store.get("/a");
  expect(read).toEqual(entry("one"));
  expect(await store.get("/a")).toBe(read);
});

test("what is stored is in memory and on disk, and what is deleted in neither", async () => {
  await store.set("/a", entry("one"));
  await store.set("/b", entry("two"));
  expect(keysOnDisk()).toEqual(["/a", "/b"]);
  store.delete("/b");
  expect(await store.get("/b")).toBeUndefined();
  expect(keysOnDisk()).toEqual(["/a"]);
  clearDisk();
  expect(await store.get("/a")).toEqual(entry("one"));
});

test("evicts the least recently used entry from memory, and reads it from the disk", async () => {
  open(40_000);
  for (const key of ["/0", "/1", "/2"]) await store.set(key, entry(key, { size: 9_000 }));
  await store.get("/0");
  await store.set("/3", entry("/3", { size: 9_000 }));
  changeDisk("DELETE FROM page WHERE key <> '/1'");
  expect(await store.get("/0")).toBeDefined();
  expect(await store.get("/1")).toMatchObject({ value: { html: expect.stringContaining("/1") } });
  clearDisk();
  // Memory has room for three.
  expect(await store.get("/2")).toBeUndefined();
});

test("redirects push no page out of memory that is in use, and others are on disk", async () => {
  open(40_000);
  await store.set("/used", entry("used", { size: 9_000 }));
  await store.set("/page", entry("page", { size: 9_000 }));
  for (let index = 0; index < 50; index++) {
    await store.set(`/${index}`, entry("moved", { kind: "redirect" }));
    await store.get("/used");
  }
  changeDisk("DELETE FROM page WHERE key = '/used'");
  expect(await store.get("/used")).toBeDefined();
  expect(await store.get("/page")).toBeDefined();
});

test("a redirect replaces the page of its URL", async () => {
  await store.set("/a", entry("page"));
  await store.set("/a", entry("moved", { kind: "redirect" }));
  expect(await store.get("/a")).toMatchObject({ kind: "redirect" });
});

test("falls back to the output of the build", async () => {
  const buildReads: string[] = [];
  await store.set("/a", entry("newer"));
  open(large, async (key) => {
    buildReads.push(key);
    return key === "/built" ? entry("built") : undefined;
  });
  await store.get("/a");
  expect(await store.get("/built")).toEqual(entry("built"));
  await store.get("/built");
  expect(await store.get("/none")).toBeUndefined();
  expect(buildReads).toEqual(["/built", "/none"]);
});

test("an entry written during a read is the one returned", async () => {
  await store.set("/a", entry("older"));
  open();
  const reading = store.get("/a");
  await store.set("/a", entry("newer", { lastModified: 2000 }));
  expect(await reading).toMatchObject({ lastModified: 2000 });
  expect(await store.get("/a")).toMatchObject({ lastModified: 2000 });
});

test("searches are kept in memory only, and not for long: they push no page off the disk", async () => {
  open(40_000);
  await store.set("/page", entry("page", { size: 30_000 }));
  for (let index = 0; index < 50; index++)
    await store.set(`/product/find/${index}`, entry("found", { kind: "search", size: 5_000 }));
  expect(keysOnDisk()).toEqual(["/page"]);
  expect(await store.get("/product/find/49")).toBeDefined();
  expect(await store.get("/product/find/0")).toBeUndefined();
  const now = performance.now() + periods.pageCache.searchMs + 1;
  jest.spyOn(performance, "now").mockReturnValue(now);
  // The cache reads the clock once a millisecond.
  await sleep(5);
  expect(await store.get("/product/find/49")).toBeUndefined();
  expect(await store.get("/page")).toBeDefined();
});

test("a changed tag drops searches, whose results change at once", async () => {
  await store.set("/product/find/1", entry("found", { kind: "search" }));
  store.invalidateTags(["team"], { stale: 1 });
  expect(await store.get("/product/find/1")).toBeUndefined();
});

test.each([
  ["/product/find/nitrogen/300-nm3h", 200, "search"],
  ["/product/compare/1,2", 308, "search"],
  ["/product/details/1/a", 200, "page"],
  ["/product/details/1/a", 308, "redirect"],
])("an entry for %s with status %d is a %s", (path, status, kind) => {
  expect(kindOf(`host/$${path}`, status)).toBe(kind);
});
