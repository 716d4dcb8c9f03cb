/** Redis is not there yet, is slow, or is not a Redis that the site can use. */
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { periods } from "../../lib/runtime/periods.ts";
import {
  exercise,
  exerciseLate,
  nextMillisecond,
  openAlone,
  openPair,
  openReplica,
  passTime,
  passTimeUntil,
  setUpReplicas,
} from "../../testing/sites/page-replica.ts";
import { freePort, HoldingProxy, TestRedis, until } from "../../testing/sites/redis-server.ts";
import { RedisLink } from "./redis-link.ts";

const { lostMs } = periods.redis;

const spies = setUpReplicas();
let redis: TestRedis;
let proxy: HoldingProxy | undefined;

beforeEach(async () => {
  redis = await TestRedis.open();
});
afterEach(async () => {
  proxy?.close();
  await redis.close();
});

test("Redis is down at the start, and comes up", async () => {
  await redis.kill();
  const one = await openAlone(redis.url);
  await one.generate("/a", "of one");
  await exercise(one, "c");
  expect(await one.shown("/a")).toBe("of one");
  await nextMillisecond();
  await one.publish("news");
  await passTime(lostMs);
  expect(spies.warn).toHaveBeenCalledTimes(1);
  await redis.start();
  await passTimeUntil(() => one.link.isUp);
  const two = await openReplica(redis.url, "one", one.root);
  expect(await two.shown("/a")).toBe("of one, stale");
  expect(spies.warn).toHaveBeenCalledTimes(1);
  expect(spies.info.mock.calls[0]?.[0]).toBe("redis: up again, pages are shared again");
});

test("Redis replies late, once or always", async () => {
  const [, other] = await openPair(redis.url);
  proxy = await HoldingProxy.open(redis.port);
  const { link, ...one } = await openReplica(proxy.url);
  expect(await one.shown("/b")).toBe("of two");
  spies.info.mockClear();

  // One late reply does not end the connection, and while it is late nobody else waits.
  proxy.hold();
  await exerciseLate(link, () => exercise({ link, ...one }, "c"));
  await exercise({ link, ...one }, "d");
  proxy.release();
  await other.generate("/e", "of another");
  await until(async () => (await one.shown("/e")) === "of another");
  expect(spies.warn).not.toHaveBeenCalled();

  // Five in a row do.
  for (let late = 0; late < 5; late++) {
    expect(link.isUp).toBe(true);
    proxy.hold();
    await exerciseLate(link, () => link.query(({ texts }) => texts.get("x")));
    const { client } = link;
    proxy.release();
    await client?.texts.get("x").catch(() => undefined);
    await turn();
  }
  expect(link.isUp).toBe(false);
  proxy.hold();
  await passTime(2 * lostMs);
  expect(link.isUp).toBe(false);
  expect(spies.warn).toHaveBeenCalledTimes(1);
  proxy.release();
  await passTimeUntil(() => link.isUp);
  expect(spies.info).toHaveBeenCalledTimes(1);
});

test("keys that another program has taken are taken back", async () => {
  const [one, two] = await openPair(redis.url);
  const names = (await redis.command("KEYS", "site:*")) as string[];
  for (const name of [...names, "site:1:one:lock:/a"]) {
    await redis.command("DEL", name);
    await redis.command("LPUSH", name, "foreign");
  }
  await exercise(one, "c");
  await exercise(two, "d");
  await nextMillisecond();
  await one.publish("news");
  await until(async () => (await two.shown("/a")) === "of one, stale");
  await two.generate("/a", "new");
  await until(async () => (await one.shown("/a")) === "new");
  expect(await redis.command("TYPE", "site:1:marks")).toBe("hash");
  expect(spies.warn).not.toHaveBeenCalled();
});

test.each([
  ["knows none of the commands", (bytes: Buffer) => "-ERR unknown command\r\n".repeat(commandsIn(bytes))],
  ["speaks another protocol", () => "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n"],
  ["never replies", () => ""],
])("a server that %s is as good as down", async (_, reply) => {
  const port = await freePort();
  const server = createServer((socket) => {
    socket.on("error", () => {}).on("data", (bytes) => socket.write(reply(bytes)));
  }).listen(port, "127.0.0.1");
  const opening = openAlone(`redis://127.0.0.1:${port}`);
  await passTimeUntil(() => spies.warn.mock.calls.length > 0);
  const one = await opening;
  await one.generate("/a", "of one");
  await exercise(one, "c");
  expect(await one.shown("/a")).toBe("of one");
  await passTime(2 * lostMs);
  expect(spies.warn).toHaveBeenCalledTimes(1);
  one.end();
  server.close();
});

test("a link that is closed while it connects leaves no connection behind", async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on("error", () => {}).resume()));
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const link = new RedisLink(`redis://127.0.0.1:${port}`, "channel");
  const ready = link.start();
  // Connections are established after all of these.
  for (let step = 0; step < 100; step++) await undefined;
  link.close();
  await ready;
  const areClosed = () => sockets.length === 2 && sockets.every((socket) => socket.closed);
  await until(areClosed).finally(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
});

test("a Redis older than HELLO works, and a wrong password is one line", async () => {
  const old = await TestRedis.open("--rename-command", "HELLO", "", "--requirepass", "right");
  const url = (password: string) => old.url.replace("//", `//:${password}@`);
  const one = await openReplica(url("right"));
  const two = await openAlone(url("wrong"));
  await two.generate("/a", "of two");
  await exercise(two, "c");
  expect(await two.shown("/a")).toBe("of two");
  await passTime(lostMs);
  expect(spies.warn.mock.calls).toEqual([
    [{ reason: expect.stringContaining("WRONGPASS") }, "redis: down, this process continues on its own"],
  ]);
  one.end();
  two.end();
  await old.close();
});

function commandsIn(bytes: Buffer): number {
  return bytes.toString("latin1").match(/\*\d+\r\n/g)?.length ?? 0;
}
