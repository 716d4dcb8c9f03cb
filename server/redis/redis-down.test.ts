import { periods } from "../../lib/runtime/periods.ts";
import {
  exercise,
  exerciseLate,
  nextMillisecond,
  openPair,
  openReplica,
  passTime,
  passTimeUntil,
  type Replica,
  setUpReplicas,
} from "../../testing/sites/page-replica.ts";
import { TestRedis, until } from "../../testing/sites/redis-server.ts";

const { lostMs } = periods.redis;
const spies = setUpReplicas();
let redis: TestRedis;
let one: Replica;
let two: Replica;

beforeEach(async () => {
  redis = await TestRedis.open();
  [one, two] = await openPair(redis.url);
  spies.info.mockClear();
});
afterEach(() => redis.close());

/** However Redis fails: nobody waits, every page is served, and each replica logs one line. */
async function expectDown(): Promise<void> {
  for (const replica of [one, two]) await exercise(replica, "d");
  await passTimeUntil(() => !one.link.isUp && !two.link.isUp);
  for (let visit = 0; visit < 10; visit++) await exercise(one, `e${visit}`);
  expect(await one.shown("/a")).toBe("of one");
  expect(await one.shown("/b")).toBe("of two");
  expect(await two.shown("/a")).toBe("of one");
  await passTime(lostMs);
  expect(spies.warn.mock.calls.map(([, line]) => line)).toEqual(
    Array(2).fill("redis: down, this process continues on its own"),
  );
  expect(one.link.isUp).toBe(false);
}

/** Each replica logs one line, and has everything that was published and generated meanwhile. */
async function expectUp(): Promise<void> {
  await passTimeUntil(() => one.link.isUp && two.link.isUp);
  expect(spies.info.mock.calls.map(([line]) => line)).toEqual(
    Array(2).fill("redis: up again, pages are shared again"),
  );
  // A replica that is up again first misses what the other one then publishes, until its next poll.
  await passTimeUntil(async () => (await two.shown("/a")) === "of one, stale");
  await two.generate("/a", "new");
  await passTimeUntil(async () => (await one.shown("/a")) === "new");
  expect(spies.warn).toHaveBeenCalledTimes(2);
}

test("Redis dies and returns empty", async () => {
  await redis.kill();
  await expectDown();
  await one.publish("news");
  expect(await one.shown("/a")).toBe("of one, stale");
  await redis.start();
  await expectUp();
  // A replica that starts now learns of the publish call.
  const three = await openReplica(redis.url, "one", two.root);
  expect(await three.shown("/b")).toBe("of two, stale");
});

test("Redis hangs, and continues", async () => {
  redis.hang();
  for (const replica of [one, two]) await exerciseLate(replica.link, () => exercise(replica, "c"));
  await expectDown();
  await one.publish("news");
  redis.wake();
  await expectUp();
});

test("Redis is full", async () => {
  await redis.command("CONFIG", "SET", "maxmemory", "1");
  await expectDown();
  await one.publish("news");
  await redis.command("CONFIG", "SET", "maxmemory", "0");
  await expectUp();
});

test("Redis is emptied and filled again, and no tag state is lost", async () => {
  await nextMillisecond();
  await one.publish("news");
  await until(async () => (await two.shown("/a")) === "of one, stale");
  await redis.command("FLUSHALL");
  await passTimeUntil(async () => (await redis.command("EXISTS", "site:1:marks")) === 1);
  const three = await openReplica(redis.url, "one", two.root);
  expect(await three.shown("/b")).toBe("of two, stale");
  await three.generate("/b", "new");
  await until(async () => (await one.shown("/b")) === "new");
  expect(spies.warn).not.toHaveBeenCalled();
});
