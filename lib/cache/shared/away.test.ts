/** @jest-environment node */
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { sharedFigures } from "../figures.ts";
import { log } from "../log.ts";
import { page } from "../test-entries.ts";
import { freePort, SlowWay, TestRedis, timeOf, until } from "./test-redis.ts";
import { closeReplicas, fresh, openAlone, openReplica, type Replica } from "./test-replica.ts";

/** The longest that anybody may wait for Redis, and what else a call may take. In ms. */
const bound = 50;
const allowance = 30;

let redis: TestRedis;
let far: SlowWay | undefined;
let info: jest.SpyInstance;
let warn: jest.SpyInstance;

beforeEach(async () => {
  info = jest.spyOn(log, "info").mockImplementation();
  warn = jest.spyOn(log, "warn").mockImplementation();
  redis = await TestRedis.open();
});
afterEach(async () => {
  closeReplicas();
  far?.close();
  await redis.close();
  jest.restoreAllMocks();
});

/** Two replicas with a page of each that the other has shown. */
async function openPair(): Promise<[Replica, Replica]> {
  const pair: [Replica, Replica] = [await openReplica(redis.url), await openReplica(redis.url)];
  await pair[0].make("/a", "of one");
  await pair[1].make("/b", "of two");
  await until(async () => (await pair[1].show("/a")) === "of one" && (await pair[0].show("/b")) === "of two");
  info.mockClear();
  return pair;
}

/** Does all that a process does with its caches, and has none of it fail. Returns the longest that a call takes, in ms. */
async function exercise(replica: Replica, name: string): Promise<number> {
  const calls: (() => Promise<unknown>)[] = [
    () => replica.pages.get("/a"),
    () => replica.pages.get(`/${name}`),
    () => replica.pages.set(`/${name}`, page(name), fresh),
    () => replica.publish("blog"),
    () => replica.data.get(name),
    () => replica.data.refreshTags(),
    () => replica.data.updateTags(["blog"], { expire: 60 }),
    () => replica.limits.del("x").catch(() => undefined),
  ];
  // One after the other, and then all at the same time.
  const times: number[] = [];
  for (const call of calls) times.push(await timeOf(call));
  times.push(await timeOf(() => Promise.all(calls.map((call) => call()))));
  return Math.max(...times);
}

/** What is the same however Redis goes: nobody waits, all is served, one line says so, and no more than one. */
async function expectAway(one: Replica, two: Replica): Promise<void> {
  for (const replica of [one, two]) {
    expect(await exercise(replica, "c")).toBeLessThan(bound + allowance);
    // Who comes later does not wait at all, though it may not be known yet that nothing will come.
    expect(await exercise(replica, "d")).toBeLessThan(allowance);
  }
  await until(() => !one.link.up && !two.link.up);
  for (let visit = 0; visit < 10; visit++) expect(await exercise(one, `e${visit}`)).toBeLessThan(allowance);
  expect(await one.show("/a")).toBe("of one");
  expect(await one.show("/b")).toBe("of two");
  expect(await two.show("/a")).toBe("of one");
  await sleep(400);
  // One line of each.
  expect(warn.mock.calls.map(([, line]) => line)).toEqual(
    Array(2).fill("redis: away, this process goes on by itself"),
  );
  expect(sharedFigures().up).toBe(0);
}

/** What is the same when it is back: one line of each, and both have all that was published and made meanwhile. */
async function expectBack(one: Replica, two: Replica): Promise<void> {
  await until(() => one.link.up && two.link.up);
  expect(info.mock.calls.map(([line]) => line)).toEqual(Array(2).fill("redis: back, pages are shared again"));
  expect(sharedFigures().up).toBe(1);
  await until(async () => (await two.show("/a")) === "of one, stale");
  await two.make("/a", "anew");
  await until(async () => (await one.show("/a")) === "anew");
  expect(warn).toHaveBeenCalledTimes(2);
}

test("a Redis that dies and comes back empty", async () => {
  const [one, two] = await openPair();
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
  const [one, two] = await openPair();
  redis.hang();
  await expectAway(one, two);
  await one.publish("news");
  redis.wake();
  await expectBack(one, two);
});

test("a Redis that is full", async () => {
  const [one, two] = await openPair();
  await redis.command("CONFIG", "SET", "maxmemory", "1");
  await expectAway(one, two);
  await one.publish("news");
  await redis.command("CONFIG", "SET", "maxmemory", "0");
  await expectBack(one, two);
});

test("a Redis that is not there at the start, and comes", async () => {
  await redis.kill();
  const one = await openAlone(redis.url);
  await one.make("/a", "of one");
  expect(await exercise(one, "c")).toBeLessThan(bound + allowance);
  expect(await one.show("/a")).toBe("of one");
  await sleep(2);
  await one.publish("news");
  await sleep(300);
  expect(warn).toHaveBeenCalledTimes(1);
  await redis.start();
  await until(() => one.link.up);
  const two = await openReplica(redis.url, "one", one.root);
  expect(await two.show("/a")).toBe("of one, stale");
  expect(warn).toHaveBeenCalledTimes(1);
  expect(info.mock.calls[0]?.[0]).toBe("redis: back, pages are shared again");
});

test("a Redis that answers late, now and then or always", async () => {
  const [, other] = await openPair();
  far = await SlowWay.open(redis.port);
  const way = far;
  const one = await openReplica(way.url);
  expect(await one.show("/b")).toBe("of two");
  info.mockClear();

  // Once is no reason to do without it, and nobody waits meanwhile.
  way.delay = 200;
  expect(await exercise(one, "c")).toBeLessThan(bound + allowance);
  way.delay = 0;
  await sleep(300);
  await other.make("/e", "of another");
  await until(async () => (await one.show("/e")) === "of another");
  expect(warn).not.toHaveBeenCalled();

  way.delay = 80;
  await until(async () => {
    expect(await exercise(one, "d")).toBeLessThan(bound + allowance);
    return !one.link.up;
  });
  await sleep(500);
  expect(one.link.up).toBe(false);
  expect(warn).toHaveBeenCalledTimes(1);
  way.delay = 0;
  await until(() => one.link.up);
  expect(info).toHaveBeenCalledTimes(1);
});

test("a Redis that is emptied is filled again, and no mark is lost", async () => {
  const [one, two] = await openPair();
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

test("keys that another program has taken are taken back", async () => {
  const [one, two] = await openPair();
  const names = (await redis.command("KEYS", "site:*")) as string[];
  for (const name of [...names, "site:1:one:lock:/a"]) {
    await redis.command("DEL", name);
    await redis.command("LPUSH", name, "foreign");
  }
  expect(Math.max(await exercise(one, "c"), await exercise(two, "d"))).toBeLessThan(bound + allowance);
  await sleep(2);
  await one.publish("news");
  await until(async () => (await two.show("/a")) === "of one, stale");
  await two.make("/a", "anew");
  await until(async () => (await one.show("/a")) === "anew");
  expect(await redis.command("TYPE", "site:1:marks")).toBe("hash");
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ["knows none of the commands", (bytes: Buffer) => "-ERR unknown command\r\n".repeat(commandsIn(bytes))],
  ["speaks another protocol", () => "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n"],
  ["never answers", () => ""],
])("what %s instead of Redis is as good as none", async (_, answer) => {
  const port = await freePort();
  const server = createServer((socket) => {
    socket.on("error", () => {}).on("data", (bytes) => socket.write(answer(bytes)));
  }).listen(port, "127.0.0.1");
  const one = await openAlone(`redis://127.0.0.1:${port}`);
  await one.make("/a", "of one");
  expect(await exercise(one, "c")).toBeLessThan(bound + allowance);
  expect(await one.show("/a")).toBe("of one");
  await sleep(300);
  expect(warn).toHaveBeenCalledTimes(1);
  closeReplicas();
  server.close();
});

test("a Redis that is older than HELLO will do, and a wrong password is one line", async () => {
  const old = await TestRedis.open("--rename-command", "HELLO", "", "--requirepass", "right");
  const url = (password: string) => old.url.replace("//", `//:${password}@`);
  const one = await openReplica(url("right"));
  const two = await openAlone(url("wrong"));
  await two.make("/a", "of two");
  expect(await exercise(two, "c")).toBeLessThan(bound + allowance);
  expect(await two.show("/a")).toBe("of two");
  await sleep(300);
  expect(warn.mock.calls).toEqual([
    [{ reason: expect.stringContaining("WRONGPASS") }, "redis: away, this process goes on by itself"],
  ]);
  one.end();
  two.end();
  await old.close();
});

function commandsIn(bytes: Buffer): number {
  return bytes.toString("latin1").match(/\*\d+\r\n/g)?.length ?? 0;
}
