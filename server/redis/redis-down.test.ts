/** @jest-environment node */
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "../../lib/runtime/log.ts";
import { allowance, bound, exercise } from "./test-exercise.ts";
import { TestRedis, until } from "./test-redis.ts";
import { closeReplicas, openPair, openReplica, type Replica } from "./test-replica.ts";

let redis: TestRedis;
let info: jest.SpyInstance;
let warn: jest.SpyInstance;

beforeEach(async () => {
  info = jest.spyOn(log, "info").mockImplementation();
  warn = jest.spyOn(log, "warn").mockImplementation();
  redis = await TestRedis.open();
});
afterEach(async () => {
  closeReplicas();
  await redis.close();
  jest.restoreAllMocks();
});

/** What is the same however Redis goes: nobody waits, all is served, one line says so, and no more than one. */
async function expectAway(one: Replica, two: Replica): Promise<void> {
  for (const replica of [one, two]) {
    expect(await exercise(replica, "c")).toBeLessThan(bound + allowance);
    // Who comes later does not wait at all, though it may not be known yet that nothing will come.
    expect(await exercise(replica, "d")).toBeLessThan(allowance);
  }
  await until(() => !one.link.isUp && !two.link.isUp);
  for (let visit = 0; visit < 10; visit++) expect(await exercise(one, `e${visit}`)).toBeLessThan(allowance);
  expect(await one.show("/a")).toBe("of one");
  expect(await one.show("/b")).toBe("of two");
  expect(await two.show("/a")).toBe("of one");
  await sleep(400);
  // One line of each.
  expect(warn.mock.calls.map(([, line]) => line)).toEqual(
    Array(2).fill("redis: down, this process continues on its own"),
  );
}

/** What is the same when it is back: one line of each, and both have all that was published and made meanwhile. */
async function expectBack(one: Replica, two: Replica): Promise<void> {
  await until(() => one.link.isUp && two.link.isUp);
  expect(info.mock.calls.map(([line]) => line)).toEqual(
    Array(2).fill("redis: up again, pages are shared again"),
  );
  await until(async () => (await two.show("/a")) === "of one, stale");
  await two.make("/a", "anew");
  await until(async () => (await one.show("/a")) === "anew");
  expect(warn).toHaveBeenCalledTimes(2);
}

test("a Redis that dies and comes back empty", async () => {
  const [one, two] = await openPair(redis.url);
  info.mockClear();
  await redis.kill();
  await expectAway(one, two);
  await one.publish("news");
  expect(await one.show("/a")).toBe("of one, stale");
  await redis.start();
  await expectBack(one, two);
  // What was published is in the new one, for those that start now.
  const three = await openReplica(redis.url, "one", two.root);
  expect(await three.show("/b")).toBe("of two, stale");
});

test("a Redis that hangs, and goes on", async () => {
  const [one, two] = await openPair(redis.url);
  info.mockClear();
  redis.hang();
  await expectAway(one, two);
  await one.publish("news");
  redis.wake();
  await expectBack(one, two);
});

test("a Redis that is full", async () => {
  const [one, two] = await openPair(redis.url);
  info.mockClear();
  await redis.command("CONFIG", "SET", "maxmemory", "1");
  await expectAway(one, two);
  await one.publish("news");
  await redis.command("CONFIG", "SET", "maxmemory", "0");
  await expectBack(one, two);
});

test("a Redis that is emptied is filled again, and no mark is lost", async () => {
  const [one, two] = await openPair(redis.url);
  info.mockClear();
  await sleep(2);
  await one.publish("news");
  await until(async () => (await two.show("/a")) === "of one, stale");
  await redis.command("FLUSHALL");
  await until(async () => (await redis.command("EXISTS", "site:1:marks")) === 1);
  const three = await openReplica(redis.url, "one", two.root);
  expect(await three.show("/b")).toBe("of two, stale");
  await three.make("/b", "anew");
  await until(async () => (await one.show("/b")) === "anew");
  expect(warn).not.toHaveBeenCalled();
});
