/** Replicas tell each other of publish calls, through a Redis that may end, hang or be missing. */
import { connect, createServer, type Socket } from "node:net";
import type { PublishCall } from "../../lib/runtime/events.ts";
import { log } from "../../lib/runtime/log.ts";
import { periods } from "../../lib/runtime/periods.ts";
import { until } from "../../testing/http/http.ts";
import { listen } from "../../testing/http/listen.ts";
import { TestRedis } from "../../testing/sites/redis-server.ts";
import { PublishChannel } from "./publish-channel.ts";

const times = { ...periods.redis, pingMs: 50, reconnectMs: 20, maxReconnectMs: 50 };
const everything = "everything";

let redis: TestRedis;
const opened: { close: () => void }[] = [];

type Replica = ReturnType<typeof openReplica>;

/** A replica as the channel sees it: the publish calls that it makes to itself. */
function openReplica(url = redis.url, ownTimes = times) {
  const calls: (PublishCall | typeof everything)[] = [];
  const state = { accepts: (_: PublishCall) => true };
  const channel = new PublishChannel(
    url,
    async (call) => {
      calls.push(call ?? everything);
      return call ? state.accepts(call) : true;
    },
    ownTimes,
  );
  opened.push(channel.connection);
  return { channel, calls, state };
}

/** Connected; everything has been made stale. */
async function openConnected(...args: Parameters<typeof openReplica>): Promise<Replica> {
  const replica = openReplica(...args);
  await until(() => replica.calls.length > 0);
  return replica;
}

let info: jest.SpyInstance;
let warn: jest.SpyInstance;
beforeEach(async () => {
  info = jest.spyOn(log, "info").mockImplementation();
  warn = jest.spyOn(log, "warn").mockImplementation();
  redis = await TestRedis.open();
});
afterEach(async () => {
  for (const each of opened.splice(0)) each.close();
  await TestRedis.closeAll();
  jest.restoreAllMocks();
});

const downLines = () => warn.mock.calls.filter(([, line]) => line.startsWith("redis: down")).length;
const infoLines = () => info.mock.calls.map(([line]) => line);

test("a publish call reaches every other replica, with its records, and not its sender", async () => {
  const [one, two, three] = [await openConnected(), await openConnected(), await openConnected()];
  await one.channel.send({ tags: ["news", "blog"], records: ["12"] });
  await two.channel.send({ tags: ["team"] });
  await until(() => three.calls.length === 3);
  expect(three.calls).toEqual([everything, { tags: ["news", "blog"], records: ["12"] }, { tags: ["team"] }]);
  await until(() => one.calls.length === 2 && two.calls.length === 2);
  expect(one.calls).toEqual([everything, { tags: ["team"] }]);
  expect(two.calls).toEqual([everything, { tags: ["news", "blog"], records: ["12"] }]);
  expect(await redis.command("KEYS", "*")).toEqual([]);
});

test("everything is stale in a replica that starts: it may have missed messages", async () => {
  const one = await openConnected();
  await one.channel.send({ tags: ["news"] });
  const two = await openConnected();
  expect(two.calls).toEqual([everything]);
  expect(infoLines()).toEqual(Array(2).fill("redis: connected"));
});

test("everything is stale after a lost connection, and messages arrive again", async () => {
  const [one, two] = [await openConnected(), await openConnected()];
  await redis.kill();
  await until(() => downLines() === 2);
  await redis.start();
  await until(() => one.calls.length === 2 && two.calls.length === 2);
  expect([one.calls, two.calls]).toEqual(Array(2).fill([everything, everything]));
  await one.channel.send({ tags: ["news"] });
  await until(() => two.calls.length === 3);
  expect(two.calls[2]).toEqual({ tags: ["news"] });
  expect(infoLines().filter((line) => line === "redis: up again")).toHaveLength(2);
  expect(downLines()).toBe(2);
});

test("a replica that is cut off sends its publish calls once it is back, to those that stayed connected too", async () => {
  const gateway = await openGateway(redis.port);
  const [one, two] = [await openConnected(gateway.url), await openConnected()];
  gateway.cut();
  await until(() => downLines() === 1);
  await one.channel.send({ tags: ["news"], records: ["12"] });
  await one.channel.send({ tags: ["team", "news"] });
  await two.channel.send({ tags: ["blog"] });
  gateway.restore();
  await until(() => two.calls.length === 2 && one.calls.length === 2);
  expect(two.calls).toEqual([everything, { tags: ["news", "team"] }]);
  expect(one.calls).toEqual([everything, everything]);
  await one.channel.send({ tags: ["blog"] });
  await until(() => two.calls.length === 3);
  expect(two.calls[2]).toEqual({ tags: ["blog"] });
});

test("a Redis that hangs is as good as down, and everything is stale when it goes on", async () => {
  const hanging = { ...times, lostMs: 500 };
  const [one, two] = [await openConnected(redis.url, hanging), await openConnected(redis.url, hanging)];
  redis.hang();
  const sent = one.channel.send({ tags: ["news"] });
  await until(() => downLines() >= 2);
  await sent;
  redis.wake();
  await until(() => [one, two].every(({ calls }) => calls.filter((call) => call === everything).length > 1));
  await one.channel.send({ tags: ["team"] });
  await until(() => JSON.stringify(two.calls).includes("team"));
});

test("replicas of another site, with another database of the same Redis, hear nothing", async () => {
  const [one, same, other] = [
    await openConnected(`${redis.url}/1`),
    await openConnected(`${redis.url}/1`),
    await openConnected(`${redis.url}/0`),
  ];
  await one.channel.send({ tags: ["news"] });
  await until(() => same.calls.length === 2);
  await redis.command("PUBLISH", "site:publish:0", '{"from":"another","tags":["team"]}');
  await until(() => other.calls.length === 2);
  expect(other.calls).toEqual([everything, { tags: ["team"] }]);
});

test("a call that this build refuses makes everything stale, and foreign messages nothing", async () => {
  const one = await openConnected();
  one.state.accepts = ({ tags }) => !tags.includes("unknown");
  for (const text of ["", "no JSON", "null", "[1]", '"text"', '{"tags":["news"]}', '{"from":1}'])
    await redis.command("PUBLISH", "site:publish:0", text);
  await redis.command("PUBLISH", "site:publish:0", '{"from":"another build","tags":["unknown"]}');
  await until(() => one.calls.length === 3);
  expect(one.calls).toEqual([everything, { tags: ["unknown"] }, everything]);
});

/** The way of one replica to Redis. */
async function openGateway(port: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(port, "127.0.0.1");
    for (const socket of [near, far]) sockets.add(socket.on("error", () => {}));
    near.pipe(far).pipe(near);
  });
  const origin = await listen(server);
  const restore = () => {
    isCut = false;
  };
  const close = () => {
    cut();
    server.close();
  };
  opened.push({ close });
  return { url: origin.replace("http", "redis"), cut, restore };
}
