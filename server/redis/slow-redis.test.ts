/** @jest-environment node */
/** What is not there yet, is slow, or is no Redis as the site needs it. */
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "../../lib/runtime/log.ts";
import { allowance, bound, exercise } from "./test-exercise.ts";
import { freePort, SlowWay, TestRedis, until } from "./test-redis.ts";
import { closeReplicas, openAlone, openPair, openReplica } from "./test-replica.ts";

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
  await until(() => one.link.isUp);
  const two = await openReplica(redis.url, "one", one.root);
  expect(await two.show("/a")).toBe("of one, stale");
  expect(warn).toHaveBeenCalledTimes(1);
  expect(info.mock.calls[0]?.[0]).toBe("redis: up again, pages are shared again");
});

test("a Redis that answers late, now and then or always", async () => {
  const [, other] = await openPair(redis.url);
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
    return !one.link.isUp;
  });
  await sleep(500);
  expect(one.link.isUp).toBe(false);
  expect(warn).toHaveBeenCalledTimes(1);
  way.delay = 0;
  await until(() => one.link.isUp);
  expect(info).toHaveBeenCalledTimes(1);
});

test("keys that another program has taken are taken back", async () => {
  const [one, two] = await openPair(redis.url);
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
    [{ reason: expect.stringContaining("WRONGPASS") }, "redis: down, this process continues on its own"],
  ]);
  one.end();
  two.end();
  await old.close();
});

function commandsIn(bytes: Buffer): number {
  return bytes.toString("latin1").match(/\*\d+\r\n/g)?.length ?? 0;
}
