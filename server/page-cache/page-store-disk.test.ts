import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { subscribeToEvent } from "../../lib/runtime/events.ts";
import { log } from "../../lib/runtime/log.ts";
import { entry, folder } from "../../testing/cache/page-entries.ts";
import type { Entry } from "./entry.ts";
import { PageStore } from "./page-store.ts";

let root: string;
let file: string;
let store: PageStore;
let warn: jest.SpyInstance;

const limit = 100_000;
/** Has no room in memory. */
const open = (path = file) => new PageStore(path, undefined, { disk: limit, memory: 1 });
const has = async (key: string) => (await store.get(key)) !== undefined;
const bytesOnDisk = () => readdirSync(root).reduce((sum, name) => sum + statSync(join(root, name)).size, 0);

beforeEach(() => {
  root = folder();
  file = join(root, "pages.sqlite");
  store = open();
  warn = jest.spyOn(log, "warn").mockImplementation();
});
afterEach(() => {
  store.close();
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

test("returns what was stored, after a restart too", async () => {
  await store.set("/a", entry("one"));
  expect(await store.get("/a")).toEqual(entry("one"));
  store.close();
  store = open();
  expect(await store.get("/a")).toEqual(entry("one"));
  expect(await store.get("/b")).toBeUndefined();
  await store.delete("/a");
  expect(await store.get("/a")).toBeUndefined();
});

test("drops a redirect without a target", async () => {
  const { value, ...rest } = entry("moved", { kind: "redirect" });
  await store.set("/a", { ...rest, value: { ...value, status: 308 } });
  expect(await has("/a")).toBe(false);
  expect(warn.mock.lastCall?.[0]).toEqual({ key: "/a", reason: "not a page" });
  expect(store.latestKeys(1)).toEqual([]);
});

test("only the owner may read its files", async () => {
  const modes = () => readdirSync(root).map((name) => statSync(join(root, name)).mode & 0o777);
  await store.set("/a", entry("one"));
  expect(modes()).toEqual([0o600, 0o600, 0o600]);
});

test("entries are complete for another process although this one did not close", async () => {
  await store.set("/a", entry("one"));
  const other = open();
  expect(await other.get("/a")).toEqual(entry("one"));
  other.close();
});

test("an older entry does not replace a newer one", async () => {
  await store.set("/a", entry("newer", { lastModified: 2000 }));
  await store.set("/a", entry("older", { lastModified: 1000 }));
  expect(await store.get("/a")).toMatchObject({ lastModified: 2000 });
});

test("stays within its limit, and evicts the least recently used", async () => {
  const now = jest.spyOn(Date, "now");
  let time = 1_000_000;
  now.mockImplementation(() => (time += 100_000));
  for (let index = 0; index < 10; index++) await store.set(`/${index}`, entry("x", { size: 9_000 }));
  await store.get("/0");
  for (let index = 10; index < 15; index++) await store.set(`/${index}`, entry("x", { size: 9_000 }));
  expect(await has("/0")).toBe(true);
  expect(await has("/1")).toBe(false);
  expect(await has("/14")).toBe(true);

  for (let index = 0; index < 300; index++) await store.set(`/more/${index}`, entry("x", { size: 9_000 }));
  store.close();
  // SQLite stores entries in pages of 4 kB.
  expect(bytesOnDisk()).toBeLessThan(limit * 1.5);
});

test("redirects leave before any page, however long ago that was used", async () => {
  await store.set("/page", entry("page", { size: 50_000 }));
  for (let index = 0; index < 50; index++)
    await store.set(`/old/${index}`, entry("moved", { size: 2_000, kind: "redirect" }));
  expect(await has("/page")).toBe(true);
  expect(await has("/old/0")).toBe(false);
  expect(await has("/old/49")).toBe(true);
});

test("an entry above the limit is not stored, and the one it replaces is deleted", async () => {
  await store.set("/a", entry("small"));
  await store.set("/a", entry("large", { size: 200_000 }));
  expect(await has("/a")).toBe(false);
});

test.each([
  ["truncated", (bytes: Uint8Array) => bytes.slice(0, bytes.length / 2)],
  ["changed", (bytes: Uint8Array) => bytes.map((byte, at) => (at === 60 ? byte ^ 1 : byte))],
  ["foreign", () => Buffer.from("GIF89a")],
  ["empty", () => Buffer.alloc(0)],
])("a %s entry is dropped with one log line, and can be stored again", async (_, damage) => {
  await store.set("/a", entry("one"));
  await store.set("/b", entry("two"));
  const database = new DatabaseSync(file);
  const { bytes } = database.prepare("SELECT bytes FROM page WHERE key = '/a'").get() as {
    bytes: Uint8Array;
  };
  database.prepare("UPDATE page SET bytes = ? WHERE key = '/a'").run(damage(bytes));
  database.close();

  let dropped = 0;
  subscribeToEvent("page-cache", (event) => void (event === "dropped" && dropped++));
  expect(await has("/a")).toBe(false);
  expect(await has("/a")).toBe(false);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(dropped).toBe(1);
  expect(await has("/b")).toBe(true);
  await store.set("/a", entry("three"));
  expect(await store.get("/a")).toEqual(entry("three"));
});

test.each([
  [
    "of another program",
    () => writeFileSync(file, "no database at all, but long enough to look like one ".repeat(99)),
  ],
  ["truncated", () => truncateSync(file, 5000)],
  ["overwritten in its middle", () => writeFileSync(file, readFileSync(file).fill(7, 4096))],
])("a file that is %s is moved aside and replaced", async (_, damage) => {
  for (let index = 0; index < 9; index++) await store.set(`/${index}`, entry("x", { size: 9_000 }));
  store.close();
  damage();
  store = open();
  for (let index = 0; index < 9; index++) await store.get(`/${index}`);
  await store.set("/new", entry("new"));
  expect(await store.get("/new")).toEqual(entry("new"));
  expect(existsSync(join(root, "damaged.sqlite"))).toBe(true);
  expect(warn).toHaveBeenCalledTimes(1);
});

test("a file that cannot be opened is one log line, and no error", async () => {
  store.close();
  mkdirSync(join(root, "folder"));
  store = open(join(root, "folder"));
  await store.set("/a", entry("one"));
  store.invalidateTags(["news"], { expired: 5_000 });
  expect(await has("/a")).toBe(false);
  expect(store.ageOf(entry("one"))).toBe("expired");
  expect(warn).toHaveBeenCalledTimes(1);
});

test("states of tags are merged, and survive a restart and damage", async () => {
  const [older, newer] = [5_000, 15_000].map((age) => entry("one", { lastModified: Date.now() - age }));
  const ages = () => [older, newer].map((each) => store.ageOf(each as Entry));
  expect(ages()).toEqual(["fresh", "fresh"]);
  store.invalidateTags(["news", "blog"], { stale: Date.now() - 2_000 });
  expect(ages()).toEqual(["stale", "stale"]);
  store.invalidateTags(["news"], { expired: Date.now() - 10_000 });
  expect(ages()).toEqual(["stale", "expired"]);
  store.invalidateTags(["team"], { expired: Date.now() });
  store.close();
  store = open();
  expect(ages()).toEqual(["stale", "expired"]);
  writeFileSync(file, "no database at all, but long enough to look like one ".repeat(999));
  for (let access = 0; access < 3; access++) await store.get("/a");
  expect(ages()).toEqual(["stale", "expired"]);
  store.close();
  store = open();
  expect(ages()).toEqual(["stale", "expired"]);
});
