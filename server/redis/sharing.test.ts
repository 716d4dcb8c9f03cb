/** @jest-environment node */
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "../../lib/runtime/log.ts";
import { page } from "../page-cache/test-entries.ts";
import { TestRedis, timeOf, until } from "./test-redis.ts";
import { closeReplicas, fresh, openReplica, type Replica } from "./test-replica.ts";

let redis: TestRedis;
let one: Replica;
let two: Replica;

beforeAll(async () => {
  redis = await TestRedis.open();
});
afterAll(() => redis.close());
beforeEach(async () => {
  jest.spyOn(log, "info").mockImplementation();
  jest.spyOn(log, "warn").mockImplementation();
  await redis.command("FLUSHALL");
  [one, two] = [await openReplica(redis.url), await openReplica(redis.url)];
});
afterEach(() => {
  closeReplicas();
  jest.restoreAllMocks();
});

const keys = () => redis.command("KEYS", "*") as Promise<string[]>;
/** Calls of a command that Redis has counted, from all clients. */
const callsOf = async (command: string) =>
  Number(
    new RegExp(`cmdstat_${command}:calls=(\\d+)`).exec(
      String(await redis.command("INFO", "commandstats")),
    )?.[1] ?? 0,
  );
const isWritten = (count: number) => async () =>
  (await keys()).filter((key) => key.includes(":page:")).length === count;

test("a page that one has made is shown by the other, and by one that starts after it", async () => {
  await one.make("/a", "first");
  await until(async () => (await two.show("/a")) === "first");
  const three = await openReplica(redis.url);
  expect(await three.show("/a")).toBe("first");
});

test("a page that is fresh is given out without asking Redis", async () => {
  await one.make("/a", "first");
  await until(isWritten(1));
  await two.show("/a");
  const before = await callsOf("get");
  for (let visit = 0; visit < 200; visit++) await two.show("/a");
  // The poll for missed messages reads the version twice a second.
  expect((await callsOf("get")) - before).toBeLessThan(20);
});

test("what is published on one is known to the other at once, and makes its pages stale", async () => {
  await one.make("/a", "first");
  await one.make("/b", "other", "team");
  await until(async () => (await two.show("/a")) === "first" && (await two.show("/b")) === "other");
  await sleep(2);
  two.changes.length = 0;
  const took = await timeOf(async () => {
    await one.publish("news");
    await until(() => two.changes.includes(undefined));
  });
  expect(took).toBeLessThan(400);
  expect(await two.show("/a")).toBe("first, stale");
  expect(await two.show("/b")).toBe("other");
});

test("a message that is missed is made up for within a second", async () => {
  await one.make("/a", "first");
  await until(async () => (await two.show("/a")) === "first");
  await sleep(2);
  // As a replica would that was cut off in the moment after: marks and their version, and nobody told.
  await redis.command("HSET", "site:1:marks", "news", `${Date.now()}:0`);
  await redis.command("SET", "site:1:marks-version", "another");
  const took = await timeOf(() => until(async () => (await two.show("/a"))?.endsWith("stale")));
  expect(took).toBeLessThan(1000);
});

test("a stale page is made anew by one; the others go on with the stale one, and then have the new one", async () => {
  await one.make("/a", "first");
  await until(async () => (await two.show("/a")) === "first");
  await sleep(2);
  two.changes.length = 0;
  await one.publish("news");
  await until(() => two.changes.includes(undefined));
  expect(await one.show("/a")).toBe("first, stale");
  const before = await callsOf("eval");
  for (let visit = 0; visit < 5; visit++) expect(await two.show("/a")).toBe("first");
  expect(await callsOf("eval")).toBe(before + 1);

  two.changes.length = 0;
  await one.pages.set("/a", page("second"), fresh);
  await until(async () => (await two.show("/a")) === "second");
  expect(two.changes).toContain("/a");
});

test("a prefetch of a stale page, which makes nothing anew, keeps nobody from making it", async () => {
  await one.make("/a", "first");
  await until(async () => (await two.show("/a")) === "first");
  await sleep(2);
  await one.publish("news");
  expect((await one.pages.get("/a", true))?.value).toMatchObject({ status: 200 });
  expect((await keys()).filter((key) => key.includes(":lock:"))).toEqual([]);
  await until(async () => (await two.show("/a")) === "first, stale");
});

test("where the one that makes a page ends, another makes it", async () => {
  await one.make("/a", "first");
  await until(async () => (await two.show("/a")) === "first");
  await sleep(2);
  await one.publish("news");
  await one.show("/a");
  one.end();
  const [lock] = (await keys()).filter((key) => key.includes(":lock:"));
  expect(Number(await redis.command("PTTL", String(lock)))).toBeGreaterThan(0);
  expect(Number(await redis.command("PTTL", String(lock)))).toBeLessThanOrEqual(5000);
  await redis.command("PEXPIRE", String(lock), "30");
  await until(async () => (await two.show("/a")) === "first, stale");
});

test("what was published before a replica starts counts for its pages of before", async () => {
  await one.make("/a", "first");
  one.end();
  await sleep(2);
  await two.publish("news");
  const again = await openReplica(redis.url, "one", one.root);
  expect(await again.show("/a")).toBe("first, stale");
});

test("a page that is withdrawn, or has become a redirect, is not shown by the others any more", async () => {
  for (const key of ["/a", "/b", "/c"]) await one.make(key, "first");
  for (const key of ["/a", "/b", "/c"]) await until(async () => (await two.show(key)) === "first");
  await one.pages.set("/a", page("none", { status: 404 }), fresh);
  await until(async () => (await two.pages.get("/a"))?.value.status === 404);
  two.changes.length = 0;
  await one.pages.set("/b", null, fresh);
  await one.pages.set("/c", page("moved", { status: 308 }), fresh);
  await until(isWritten(1));
  await until(() => two.changes.filter((key) => key === "/b" || key === "/c").length === 2);
});

test("made-up addresses, redirects of them too, take no room in Redis", async () => {
  for (let index = 0; index < 20; index++) {
    await one.pages.set(`/none/${index}`, page("none", { status: 404 }), fresh);
    await one.pages.set(`/moved/${index}`, page("moved", { status: 308 }), fresh);
  }
  await one.make("/a", "first");
  await until(isWritten(1));
});

test("builds are not mixed, what is published concerns all, and every key has an end", async () => {
  const other = await openReplica(redis.url, "another");
  await one.make("/a", "first");
  await until(isWritten(1));
  expect(await other.show("/a")).toBeUndefined();
  await other.make("/a", "of another build");
  await until(isWritten(2));
  expect(await two.show("/a")).toBe("first");
  await sleep(2);
  await one.publish("news");
  await until(async () => (await other.show("/a")) === "of another build, stale");
  for (const key of await keys()) {
    expect(key).toMatch(/^site:1:(one:|another:|marks|changes)/);
    expect(Number(await redis.command("PTTL", key))).toBeGreaterThan(0);
  }
});

test.each([
  ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ["changed", (bytes: Buffer) => bytes.map((byte, at) => (at === 60 ? byte ^ 1 : byte))],
  ["foreign", () => Buffer.from("GIF89a and more of that")],
  [
    "stamped with a time to come",
    (bytes: Buffer) => Buffer.from(`99999999999999${bytes.toString("latin1")}`, "latin1"),
  ],
  ["empty", () => Buffer.alloc(0)],
])("a value that is %s is as good as none, and replaced", async (_, damage) => {
  await one.make("/a", "first");
  await until(isWritten(1));
  const [key] = (await keys()).filter((name) => name.includes(":page:")) as [string];
  await redis.change(key, damage);
  expect(await two.show("/a")).toBeUndefined();
  await two.make("/a", "second");
  const three = await openReplica(redis.url);
  await until(async () => (await three.show("/a")) === "second");
});
