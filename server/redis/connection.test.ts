/** Redis is not there, is slow, or is not a Redis that the site can use. */
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { log } from "../../lib/runtime/log.ts";
import { periods } from "../../lib/runtime/periods.ts";
import { freePort } from "../../scripts/process/ports.ts";
import { until } from "../../testing/http/http.ts";
import { TestRedis } from "../../testing/sites/redis-server.ts";
import { RedisConnection, type RedisTimes } from "./connection.ts";

const times = { ...periods.redis, pingMs: 50, reconnectMs: 20, maxReconnectMs: 50 };
/** No reply comes late by it, however busy the machine is. */
const patient = { ...times, replyMs: 60_000 };

const opened: RedisConnection[] = [];
const servers: Server[] = [];
const onUp = jest.fn();
const onMessage = jest.fn();
let info: jest.SpyInstance;
let warn: jest.SpyInstance;

function open(url: string, ownTimes: RedisTimes = patient): RedisConnection {
  const connection = new RedisConnection(url, { channel: "channel", onMessage, onUp }, ownTimes);
  opened.push(connection);
  return connection;
}

async function openConnected(...args: Parameters<typeof open>): Promise<RedisConnection> {
  const connection = open(...args);
  const before = onUp.mock.calls.length;
  await until(() => onUp.mock.calls.length > before);
  return connection;
}

beforeEach(() => {
  info = jest.spyOn(log, "info").mockImplementation();
  warn = jest.spyOn(log, "warn").mockImplementation();
});
afterEach(async () => {
  for (const connection of opened.splice(0)) connection.close();
  for (const server of servers.splice(0)) server.close();
  await TestRedis.closeAll();
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

const echo = (connection: RedisConnection) => connection.query((client) => client.echo("text"));

test("Redis is down at the start, and comes up: one line for each", async () => {
  const redis = await TestRedis.open();
  await redis.kill();
  const connection = open(redis.url);
  await until(() => warn.mock.calls.length > 0);
  expect(connection.isReady).toBe(false);
  await expect(echo(connection)).rejects.toThrow("Redis is down");
  await redis.start();
  await until(() => onUp.mock.calls.length > 0);
  expect(await echo(connection)).toBe("text");
  expect(warn).toHaveBeenCalledTimes(1);
  expect(info.mock.calls).toEqual([["redis: up again"]]);
});

test("one command waits for a slow reply, the others do not, and commands work again afterwards", async () => {
  const redis = await TestRedis.open();
  const connection = await openConnected(redis.url, { ...times, replyMs: 50 });
  redis.hang();
  const sent = jest.fn(async (client: Parameters<Parameters<RedisConnection["query"]>[0]>[0]) =>
    client.echo("text"),
  );
  await expect(connection.query(sent)).rejects.toThrow("no reply in time");
  expect(connection.isReady).toBe(false);
  for (let other = 0; other < 5; other++)
    await expect(connection.query(sent)).rejects.toThrow("Redis is down");
  expect(sent).toHaveBeenCalledTimes(1);
  redis.wake();
  await until(() => connection.isReady);
  expect(warn).not.toHaveBeenCalled();
});

test("a command that Redis refuses throws, and the next one works", async () => {
  const redis = await TestRedis.open();
  await redis.command("CONFIG", "SET", "maxmemory", "1");
  const connection = await openConnected(redis.url);
  await expect(connection.query((client) => client.set("key", "value"))).rejects.toThrow("OOM");
  expect(await echo(connection)).toBe("text");
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ["knows none of the commands", (bytes: Buffer) => "-ERR unknown command\r\n".repeat(commandsIn(bytes))],
  ["speaks another protocol", () => "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n"],
  ["never replies", () => ""],
])("a server that %s is as good as down", async (_, reply) => {
  const url = await serve((socket) => socket.on("data", (bytes) => socket.write(reply(bytes))));
  const connection = open(url, { ...times, lostMs: 200 });
  await until(() => warn.mock.calls.length > 0);
  await expect(echo(connection)).rejects.toThrow();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(onUp).not.toHaveBeenCalled();
});

test("a proxy that closes each connection at once is asked again after pauses only", async () => {
  let connections = 0;
  const url = await serve((socket) => {
    connections += 1;
    socket.end();
  });
  open(url, { ...times, reconnectMs: 5_000, maxReconnectMs: 5_000 });
  await until(() => connections === 2 && warn.mock.calls.length > 0);
  // Without pauses there would be hundreds meanwhile.
  for (let other = 0; other < 50; other++)
    await once(connect(Number(new URL(url).port), "127.0.0.1").resume(), "close");
  expect(connections).toBeLessThan(2 + 50 + 20);
  expect(onUp).not.toHaveBeenCalled();
});

test("a Redis older than HELLO and CLIENT SETINFO works, and a wrong password is one line", async () => {
  const renamed = ["HELLO", "CLIENT"].flatMap((name) => ["--rename-command", name, ""]);
  const old = await TestRedis.open(...renamed, "--requirepass", "right");
  const url = (password: string) => old.url.replace("//", `//:${password}@`);
  const connection = await openConnected(url("right"));
  expect(await echo(connection)).toBe("text");
  open(url("wrong"));
  await until(() => warn.mock.calls.length > 0);
  expect(warn.mock.calls).toEqual([
    [{ reason: expect.stringContaining("WRONGPASS") }, "redis: down, this process continues on its own"],
  ]);
});

test("a connection that is closed while it is opened leaves nothing behind", async () => {
  const sockets: Socket[] = [];
  const url = await serve((socket) => sockets.push(socket.resume()));
  const connection = open(url);
  // Connections are established after all of these.
  for (let step = 0; step < 100; step++) await undefined;
  connection.close();
  await until(() => sockets.length === 2 && sockets.every((socket) => socket.closed));
});

async function serve(onConnection: (socket: Socket) => void): Promise<string> {
  const port = await freePort();
  const server = createServer((socket) => onConnection(socket.on("error", () => {})));
  servers.push(server.listen(port, "127.0.0.1"));
  await once(server, "listening");
  return `redis://127.0.0.1:${port}`;
}

function commandsIn(bytes: Buffer): number {
  return bytes.toString("latin1").match(/\*\d+\r\n/g)?.length ?? 0;
}
