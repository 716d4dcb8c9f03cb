import { page } from "../../testing/cache/page-entries.ts";
import {
  fresh,
  nextMillisecond,
  openReplica,
  passTime,
  passTimeUntil,
  type Replica,
  setUpPair,
} from "../../testing/sites/page-replica.ts";
import { type TestRedis, until } from "../../testing/sites/redis-server.ts";

const pair = setUpPair();
let redis: TestRedis;
let one: Replica;
let two: Replica;
beforeEach(() => {
  ({ redis, one, two } = pair);
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

test("a page that one replica generates is shown by the other, and by one that starts later", async () => {
  await one.generate("/a", "first");
  await until(async () => (await two.shown("/a")) === "first");
  const three = await openReplica(redis.url);
  expect(await three.shown("/a")).toBe("first");
});

test("a fresh page is served without a query to Redis", async () => {
  await one.generate("/a", "first");
  await until(isWritten(1));
  await two.shown("/a");
  const before = await callsOf("get");
  for (let visit = 0; visit < 200; visit++) await two.shown("/a");
  expect(await callsOf("get")).toBe(before);
});

test("a publish call on one replica reaches the other by a message, and makes its pages stale", async () => {
  await one.generate("/a", "first");
  await one.generate("/b", "other", "team");
  await until(async () => (await two.shown("/a")) === "first" && (await two.shown("/b")) === "other");
  await nextMillisecond();
  two.changes.length = 0;
  // The clock of polls stands still: this is the message.
  await one.publish("news");
  await until(() => two.changes.includes("news"));
  expect(await two.shown("/a")).toBe("first, stale");
  expect(await two.shown("/b")).toBe("other");
});

test("a missed message is caught up within a second", async () => {
  await one.generate("/a", "first");
  await until(async () => (await two.shown("/a")) === "first");
  await nextMillisecond();
  // As left by a replica that ends before it sends the message.
  await redis.command("HSET", "site:1:marks", "news", `${Date.now()}:0`);
  await redis.command("SET", "site:1:marks-version", "another");
  await passTime(500);
  await until(async () => (await two.shown("/a"))?.endsWith("stale"));
});

test("one replica regenerates a stale page; the others serve the stale one, and then the new one", async () => {
  await one.generate("/a", "first");
  await until(async () => (await two.shown("/a")) === "first");
  await nextMillisecond();
  two.changes.length = 0;
  await one.publish("news");
  await until(() => two.changes.includes("news"));
  expect(await one.shown("/a")).toBe("first, stale");
  const before = await callsOf("eval");
  for (let visit = 0; visit < 5; visit++) expect(await two.shown("/a")).toBe("first");
  expect(await callsOf("eval")).toBe(before + 1);

  two.changes.length = 0;
  await one.pages.set("/a", page("second"), fresh);
  await until(async () => (await two.shown("/a")) === "second");
  expect(two.changes).toContain("/a");
});

test("a prefetch of a stale page, which regenerates nothing, takes no lock", async () => {
  await one.generate("/a", "first");
  await until(async () => (await two.shown("/a")) === "first");
  await nextMillisecond();
  await one.publish("news");
  expect((await one.pages.get("/a", true))?.value).toMatchObject({ status: 200 });
  expect((await keys()).filter((key) => key.includes(":lock:"))).toEqual([]);
  await until(async () => (await two.shown("/a")) === "first, stale");
});

test("when the replica that regenerates a page ends, another one does", async () => {
  await one.generate("/a", "first");
  await until(async () => (await two.shown("/a")) === "first");
  await nextMillisecond();
  await one.publish("news");
  await one.shown("/a");
  one.end();
  const [lock] = (await keys()).filter((key) => key.includes(":lock:"));
  expect(Number(await redis.command("PTTL", String(lock)))).toBeGreaterThan(0);
  expect(Number(await redis.command("PTTL", String(lock)))).toBeLessThanOrEqual(5000);
  await redis.command("PEXPIRE", String(lock), "30");
  await passTimeUntil(async () => (await two.shown("/a")) === "first, stale");
});

test("a publish call before a replica starts applies to its older pages", async () => {
  await one.generate("/a", "first");
  one.end();
  await nextMillisecond();
  await two.publish("news");
  const again = await openReplica(redis.url, "one", one.root);
  expect(await again.shown("/a")).toBe("first, stale");
});

test("a page that is withdrawn or becomes a redirect disappears from the others", async () => {
  for (const key of ["/a", "/b", "/c"]) await one.generate(key, "first");
  for (const key of ["/a", "/b", "/c"]) await until(async () => (await two.shown(key)) === "first");
  await one.pages.set("/a", page("none", { status: 404 }), fresh);
  await until(async () => (await two.pages.get("/a"))?.value.status === 404);
  two.changes.length = 0;
  await one.pages.set("/b", null, fresh);
  await one.pages.set("/c", page("moved", { status: 308 }), fresh);
  await until(isWritten(1));
  await until(() => two.changes.filter((key) => key === "/b" || key === "/c").length === 2);
});

test("unknown URLs and redirects are not stored in Redis", async () => {
  for (let index = 0; index < 20; index++) {
    await one.pages.set(`/none/${index}`, page("none", { status: 404 }), fresh);
    await one.pages.set(`/moved/${index}`, page("moved", { status: 308 }), fresh);
  }
  await one.generate("/a", "first");
  await until(isWritten(1));
});

test("builds are separate, publish calls concern all of them, and every key expires", async () => {
  const other = await openReplica(redis.url, "another");
  await one.generate("/a", "first");
  await until(isWritten(1));
  expect(await other.shown("/a")).toBeUndefined();
  await other.generate("/a", "of another build");
  await until(isWritten(2));
  expect(await two.shown("/a")).toBe("first");
  await nextMillisecond();
  await one.publish("news");
  await until(async () => (await other.shown("/a")) === "of another build, stale");
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
    "versioned in the future",
    (bytes: Buffer) => Buffer.from(`99999999999999${bytes.toString("latin1")}`, "latin1"),
  ],
  ["empty", () => Buffer.alloc(0)],
])("a value that is %s is ignored and replaced", async (_, damage) => {
  await one.generate("/a", "first");
  await until(isWritten(1));
  const [key] = (await keys()).filter((name) => name.includes(":page:")) as [string];
  await redis.change(key, damage);
  expect(await two.shown("/a")).toBeUndefined();
  await two.generate("/a", "second");
  const three = await openReplica(redis.url);
  await until(async () => (await three.shown("/a")) === "second");
});
