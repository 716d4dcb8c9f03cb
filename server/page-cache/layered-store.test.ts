/** @jest-environment node */
import { LayeredStore } from "./layered-store.ts";
import type { Entry, PageStore } from "./page-store.ts";
import { entry } from "./test-entries.ts";

/** A store below that remembers everything, and what it was asked for. */
class Below implements PageStore {
  readonly entries = new Map<string, Entry>();
  asked: string[] = [];

  async get(key: string) {
    this.asked.push(key);
    return this.entries.get(key);
  }
  async set(key: string, value: Entry) {
    this.entries.set(key, value);
  }
  async delete(key: string) {
    this.entries.delete(key);
  }
  async markTags() {}
  async tagMarks() {
    return [{ stale: 7 }];
  }
  close() {}
}

let below: Below;
beforeEach(() => {
  below = new Below();
});

test("asks below once for what it keeps in memory, and keeps all of it below", async () => {
  const store = new LayeredStore(below);
  below.entries.set("/a", entry("one"));
  expect(await store.get("/a")).toEqual(entry("one"));
  await store.get("/a");
  expect(below.asked).toEqual(["/a"]);
  await store.set("/b", entry("two"));
  expect(await store.get("/b")).toBe(below.entries.get("/b"));
  await store.delete("/b");
  expect(await store.get("/b")).toBeUndefined();
});

test("drops from memory what was not used for longest, and finds it below", async () => {
  const store = new LayeredStore(below, undefined, { page: 40_000, redirect: 10_000 });
  for (const key of ["/0", "/1", "/2"]) await store.set(key, entry(key, { size: 9_000 }));
  await store.get("/0");
  await store.set("/3", entry("/3", { size: 9_000 }));
  await store.get("/0");
  expect(below.asked).toEqual([]);
  expect(await store.get("/1")).toMatchObject({ value: { html: expect.stringContaining("/1") } });
  expect(below.asked).toEqual(["/1"]);
});

test("redirects take no room from pages", async () => {
  const store = new LayeredStore(below, undefined, { page: 40_000, redirect: 10_000 });
  await store.set("/page", entry("page", { size: 30_000 }));
  for (let index = 0; index < 50; index++)
    await store.set(`/${index}`, entry("moved", { quota: "redirect" }));
  await store.get("/page");
  expect(below.asked).toEqual([]);
});

test("an address that has become a redirect is no page any more", async () => {
  const store = new LayeredStore(below);
  await store.set("/a", entry("page"));
  await store.set("/a", entry("moved", { quota: "redirect" }));
  expect(await store.get("/a")).toMatchObject({ quota: "redirect" });
});

test("falls back to the pages of the build where nothing else is", async () => {
  const asked: string[] = [];
  const fallback = async (key: string) => {
    asked.push(key);
    return key === "/built" ? entry("built") : undefined;
  };
  const store = new LayeredStore(below, fallback);
  below.entries.set("/a", entry("newer"));
  await store.get("/a");
  expect(await store.get("/built")).toEqual(entry("built"));
  await store.get("/built");
  expect(await store.get("/none")).toBeUndefined();
  expect(asked).toEqual(["/built", "/none"]);
});

test("what was set while below was asked is what is given out", async () => {
  const store = new LayeredStore(below);
  below.entries.set("/a", entry("older"));
  const asking = store.get("/a");
  await store.set("/a", entry("newer", { lastModified: 2000 }));
  expect(await asking).toMatchObject({ lastModified: 2000 });
  expect(await store.get("/a")).toMatchObject({ lastModified: 2000 });
});

test("marks of tags are kept below", async () => {
  expect(await new LayeredStore(below).tagMarks(["news"])).toEqual([{ stale: 7 }]);
});
