import { nextMillisecond, passTimeUntil, type Replica, setUpPair } from "../../testing/sites/page-replica.ts";
import { type TestRedis, until } from "../../testing/sites/redis-server.ts";

const pair = setUpPair();
let redis: TestRedis;
let one: Replica;
let two: Replica;
beforeEach(() => {
  ({ redis, one, two } = pair);
});

type Times = { age?: number; revalidate?: number; expire?: number };

function entry(text: string, { age = 0, revalidate = 300, expire = 3600 }: Times = {}) {
  return {
    value: new Blob([text]).stream(),
    tags: ["news"],
    stale: 300,
    timestamp: Date.now() - age,
    revalidate,
    expire,
  };
}
const put = (replica: Replica, key: string, text: string, times?: Times) =>
  replica.data.set(key, Promise.resolve(entry(text, times)));
const textOf = async (replica: Replica, key: string) => {
  const found = await replica.data.get(key);
  return found && `${await new Response(found.value).text()}${found.revalidate === -1 ? ", stale" : ""}`;
};

test("a result of one replica is there in the other, completely and repeatedly", async () => {
  await put(one, "f", "content");
  await until(async () => (await textOf(two, "f")) === "content");
  const { value, timestamp, ...rest } = (await two.data.get("f")) ?? {};
  expect(rest).toEqual({ tags: ["news"], stale: 300, revalidate: 300, expire: 3600 });
  expect(timestamp).toBeLessThanOrEqual(Date.now());
  expect(await textOf(two, "f")).toBe("content");
});

test("a reader waits for a pending result", async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof entry>>();
  const setting = one.data.set("f", promise);
  const getting = textOf(one, "f");
  resolve(entry("content"));
  expect(await getting).toBe("content");
  await setting;
});

test("a tag makes a result stale in both, and a newer one replaces it in both", async () => {
  await put(one, "f", "content");
  await until(async () => (await textOf(two, "f")) === "content");
  await nextMillisecond();
  await one.data.updateTags(["news"], { expire: 31_536_000 });
  expect(await textOf(one, "f")).toBe("content, stale");
  await two.data.refreshTags();
  expect(await textOf(two, "f")).toBe("content, stale");
  await nextMillisecond();
  await put(two, "f", "newer");
  await until(async () => (await textOf(one, "f")) === "newer");
});

test("an expired tag expires its results, as do the soft tags of a path", async () => {
  await put(one, "f", "content");
  await until(async () => (await textOf(two, "f")) === "content");
  await nextMillisecond();
  const before = Date.now();
  await one.data.updateTags(["news", "_N_T_/path"]);
  await two.data.refreshTags();
  expect(await textOf(one, "f")).toBeUndefined();
  expect(await textOf(two, "f")).toBeUndefined();
  expect(await two.data.getExpiration(["_N_T_/path"])).toBeGreaterThanOrEqual(before);
  expect(await two.data.getExpiration(["_N_T_/other"])).toBe(0);
});

test("no result outlives its time, in Redis either", async () => {
  await put(one, "old", "content", { age: 301_000 });
  expect(await textOf(one, "old")).toBeUndefined();
  await put(one, "never", "content", { expire: 0, revalidate: 0 });
  await put(one, "for good", "content", { expire: Number.POSITIVE_INFINITY, revalidate: 1e9 });
  await put(one, "f", "content", { age: 100_000 });
  await until(async () => (await textOf(two, "f")) === "content");
  expect(await redis.command("KEYS", "*:data:old")).toEqual([]);
  expect(await redis.command("KEYS", "*:data:never")).toEqual([]);
  const left = Number(await redis.command("PTTL", "site:1:one:data:f"));
  expect(left).toBeGreaterThan(190_000);
  expect(left).toBeLessThanOrEqual(200_000);
  expect(Number(await redis.command("PTTL", "site:1:one:data:for good"))).toBeLessThanOrEqual(86_400_000);
});

test("a result that breaks off is not stored", async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from("half")),
    pull: (controller) => controller.error(new Error("broken")),
  });
  await one.data.set("f", Promise.resolve({ ...entry(""), value: broken }));
  await one.data.set("g", Promise.reject(new Error("failed")));
  expect(await textOf(one, "f")).toBeUndefined();
  expect(await textOf(one, "g")).toBeUndefined();
  expect(await redis.command("KEYS", "*:data:*")).toEqual([]);
});

test.each([
  ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ["changed", (bytes: Buffer) => bytes.map((byte, at) => (at === 30 ? byte ^ 1 : byte))],
  ["foreign", () => Buffer.from("GIF89a and more of that")],
])("a value that is %s is ignored and replaced", async (_, damage) => {
  await put(one, "f", "content");
  await until(async () => ((await redis.command("KEYS", "*:data:f")) as string[]).length === 1);
  await redis.change("site:1:one:data:f", damage);
  expect(await textOf(two, "f")).toBeUndefined();
  expect(await redis.command("KEYS", "*:data:f")).toEqual([]);
  expect(await textOf(one, "f")).toBe("content");
});

test("without Redis each replica has its memory, and a publish call reaches the other afterwards", async () => {
  await put(one, "f", "content");
  await until(async () => (await textOf(two, "f")) === "content");
  await redis.kill();
  await until(() => !one.link.isUp && !two.link.isUp);
  expect(await textOf(two, "f")).toBe("content");
  await put(two, "g", "alone");
  expect(await textOf(two, "g")).toBe("alone");
  await nextMillisecond();
  await one.data.updateTags(["news"], { expire: 31_536_000 });
  expect(await textOf(two, "f")).toBe("content");
  await redis.start();
  await passTimeUntil(async () => (await textOf(two, "f")) === "content, stale");
});
