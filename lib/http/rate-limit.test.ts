import { RedisConnection } from "../../server/redis/connection";
import { rateLimitClient } from "../../server/redis/join-replicas";
import { until } from "../../testing/http/http.ts";
import { TestRedis } from "../../testing/sites/redis-server.ts";
import { log } from "../runtime/log";
import { periods } from "../runtime/periods";
import { rateLimitStore } from "../runtime/rate-limit-store";
import { type RateLimit, rateLimit } from "./rate-limit";

/** No reply comes late by it, however busy the machine is. */
const patient = { ...periods.redis, replyMs: 60_000 };

const open = () => rateLimit({ maxEvents: 3, windowSeconds: 60, sharedName: "test" });

const connections: RedisConnection[] = [];
beforeEach(() => {
  for (const level of ["info", "warn"] as const) jest.spyOn(log, level).mockImplementation();
});
afterEach(async () => {
  rateLimitStore.client = undefined;
  for (const connection of connections.splice(0)) connection.close();
  await TestRedis.closeAll();
  jest.restoreAllMocks();
});

/** The limits of another replica. */
async function connect(url: string, times = patient) {
  const onUp = jest.fn();
  const connection = new RedisConnection(url, { channel: "channel", onMessage: () => {}, onUp }, times);
  connections.push(connection);
  await until(() => onUp.mock.calls.length > 0);
  return rateLimitClient(connection);
}

/** Counts the events that the limit allows, of five. */
async function allowed(limit: RateLimit): Promise<number> {
  let count = 0;
  for (let index = 0; index < 5; index++) if ((await limit.consume("somebody")) === 0) count++;
  return count;
}

test("without Redis each limit counts for itself", async () => {
  expect(await allowed(open())).toBe(3);
  expect(await allowed(open())).toBe(3);
});

test("replicas of all builds share a limit, under the site's own prefix, and each of its keys expires", async () => {
  const redis = await TestRedis.open();
  const [one, two] = [open(), open()];
  rateLimitStore.client = await connect(redis.url);
  expect(await allowed(one)).toBe(3);
  rateLimitStore.client = await connect(redis.url);
  expect(await allowed(two)).toBe(0);
  expect(await two.lockoutSeconds("somebody")).toBeGreaterThan(50);
  expect(await two.lockoutSeconds("nobody")).toBe(0);
  for (let event = 0; event < 3; event++) await two.count("counted");
  expect(await one.lockoutSeconds("counted")).toBeGreaterThan(50);
  const keys = (await redis.command("KEYS", "*")) as string[];
  expect(keys.toSorted()).toEqual(["site:limit:test:counted", "site:limit:test:somebody"]);
  for (const key of keys) expect(Number(await redis.command("PTTL", key))).toBeGreaterThan(0);
});

test.each(["hang", "kill"] as const)(
  "when Redis is gone (%s) each replica has its own limit, and no call fails; back, they share it again",
  async (end) => {
    const redis = await TestRedis.open();
    const limit = open();
    const client = await connect(redis.url, periods.redis);
    rateLimitStore.client = client;
    await redis[end]();
    if (end === "kill") await until(() => !client.isReady);
    expect(await allowed(limit)).toBe(3);
    expect(await limit.lockoutSeconds("nobody")).toBe(0);
    await limit.count("nobody");

    if (end === "hang") redis.wake();
    else await redis.start();
    await until(() => client.isReady);
    rateLimitStore.client = await connect(redis.url);
    const other = open();
    await until(async () => (await other.consume("somebody")) > 0);
    await until(async () => (await redis.command("EXISTS", "site:limit:test:somebody")) === 1);
  },
);
