import { setTimeout as sleep } from "node:timers/promises";
import { periods } from "../../lib/runtime/periods.ts";
import { entry } from "../../testing/cache/page-entries.ts";
import { LayeredStore } from "./layered-store.ts";
import { type Entry, type PageStore, quotaOf } from "./page-store.ts";

/** Stores everything, and records the keys that were read. */
class LowerStore implements PageStore {
  readonly entries = new Map<string, Entry>();
  reads: string[] = [];

  async get(key: string) {
    this.reads.push(key);
    return this.entries.get(key);
  }
  async set(key: string, value: Entry) {
    this.entries.set(key, value);
  }
  async delete(key: string) {
    this.entries.delete(key);
  }
  async invalidateTags() {}
  async tagStates() {
    return [{ stale: 7 }];
  }
  close() {}
}

let lower: LowerStore;
beforeEach(() => {
  lower = new LowerStore();
});

test("reads an entry once from the lower store, and writes through to it", async () => {
  const store = new LayeredStore(lower);
  lower.entries.set("/a", entry("one"));
  expect(await store.get("/a")).toEqual(entry("one"));
  await store.get("/a");
  expect(lower.reads).toEqual(["/a"]);
  await store.set("/b", entry("two"));
  expect(await store.get("/b")).toBe(lower.entries.get("/b"));
  await store.delete("/b");
  expect(await store.get("/b")).toBeUndefined();
});

test("evicts the least recently used entry from memory, and reads it from the lower store", async () => {
  const store = new LayeredStore(lower, undefined, { page: 40_000, redirect: 10_000, search: 10_000 });
  for (const key of ["/0", "/1", "/2"]) await store.set(key, entry(key, { size: 9_000 }));
  await store.get("/0");
  await store.set("/3", entry("/3", { size: 9_000 }));
  await store.get("/0");
  expect(lower.reads).toEqual([]);
  expect(await store.get("/1")).toMatchObject({ value: { html: expect.stringContaining("/1") } });
  expect(lower.reads).toEqual(["/1"]);
});

test("redirects evict no pages", async () => {
  const store = new LayeredStore(lower, undefined, { page: 40_000, redirect: 10_000, search: 10_000 });
  await store.set("/page", entry("page", { size: 30_000 }));
  for (let index = 0; index < 50; index++)
    await store.set(`/${index}`, entry("moved", { quota: "redirect" }));
  await store.get("/page");
  expect(lower.reads).toEqual([]);
});

test("a redirect replaces the page of its URL", async () => {
  const store = new LayeredStore(lower);
  await store.set("/a", entry("page"));
  await store.set("/a", entry("moved", { quota: "redirect" }));
  expect(await store.get("/a")).toMatchObject({ quota: "redirect" });
});

test("falls back to the output of the build", async () => {
  const buildReads: string[] = [];
  const fallback = async (key: string) => {
    buildReads.push(key);
    return key === "/built" ? entry("built") : undefined;
  };
  const store = new LayeredStore(lower, fallback);
  lower.entries.set("/a", entry("newer"));
  await store.get("/a");
  expect(await store.get("/built")).toEqual(entry("built"));
  await store.get("/built");
  expect(await store.get("/none")).toBeUndefined();
  expect(buildReads).toEqual(["/built", "/none"]);
});

test("an entry written during a read is the one returned", async () => {
  const store = new LayeredStore(lower);
  lower.entries.set("/a", entry("older"));
  const reading = store.get("/a");
  await store.set("/a", entry("newer", { lastModified: 2000 }));
  expect(await reading).toMatchObject({ lastModified: 2000 });
  expect(await store.get("/a")).toMatchObject({ lastModified: 2000 });
});

test("states of tags come from the lower store", async () => {
  expect(await new LayeredStore(lower).tagStates(["news"])).toEqual([{ stale: 7 }]);
});

test("searches evict no pages, are kept in memory only, and not for long", async () => {
  const store = new LayeredStore(lower, undefined, { page: 40_000, redirect: 10_000, search: 30_000 });
  await store.set("/page", entry("page", { size: 30_000 }));
  for (let index = 0; index < 50; index++)
    await store.set(`/product/find/${index}`, entry("found", { quota: "search", size: 5_000 }));
  expect([...lower.entries.keys()]).toEqual(["/page"]);
  lower.entries.clear();
  expect(await store.get("/page")).toBeDefined();
  expect(await store.get("/product/find/49")).toBeDefined();
  expect(await store.get("/product/find/0")).toBeUndefined();
  const now = performance.now() + periods.pageCache.searchMs + 1;
  jest.spyOn(performance, "now").mockReturnValue(now);
  // The cache reads the clock once a millisecond.
  await sleep(5);
  expect(await store.get("/product/find/49")).toBeUndefined();
  expect(await store.get("/page")).toBeDefined();
});

test.each([
  ["/product/find/nitrogen~300~-~-", 200, "search"],
  ["/product/compare/-~-~-~-~1~2", 308, "search"],
  ["/product/details/1/a", 200, "page"],
  ["/product/details/1/a", 308, "redirect"],
])("the size class of %s with %d is %s", (path, status, quota) => {
  expect(quotaOf(`host/$${path}`, status)).toBe(quota);
});
