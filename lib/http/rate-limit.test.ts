/** @jest-environment node */
import { RateLimiterRes } from "rate-limiter-flexible";
import { TestRedis, timeOf, until } from "../../server/redis/test-redis.ts";
import { closeReplicas, openReplica } from "../../server/redis/test-replica.ts";
import { log } from "../runtime/log";
import { rateLimitStore } from "../runtime/rate-limit-store";
import { limiter } from "./rate-limit";

const limit = { points: 3, duration: 60 };

beforeEach(() => {
  jest.spyOn(log, "info").mockImplementation();
  jest.spyOn(log, "warn").mockImplementation();
});
afterEach(() => {
  rateLimitStore.client = undefined;
  closeReplicas();
  jest.restoreAllMocks();
});

/** How many of five tries the limiter lets pass. */
async function passed(get: ReturnType<typeof limiter>): Promise<number> {
  let count = 0;
  for (let index = 0; index < 5; index++)
    count += await get()
      .consume("somebody")
      .then(() => 1)
      .catch((limit: unknown) => {
        expect(limit).toBeInstanceOf(RateLimiterRes);
        return 0;
      });
  return count;
}

test("without Redis each process has a limit of its own", async () => {
  expect(await passed(limiter("test", limit))).toBe(3);
  expect(await passed(limiter("test", limit))).toBe(3);
});

test("replicas keep one limit, of all builds; each its own while Redis is away, and nobody waits or fails", async () => {
  const redis = await TestRedis.open();
  const [one, two] = [limiter("test", limit), limiter("test", limit)];
  const [first, second] = [await openReplica(redis.url), await openReplica(redis.url, "another")];
  rateLimitStore.client = first.rateLimits;
  expect(await passed(one)).toBe(3);
  rateLimitStore.client = second.rateLimits;
  expect(await passed(two)).toBe(0);
  const known = await two().get("somebody");
  expect(known?.remainingPoints).toBe(0);
  expect(known?.msBeforeNext).toBeGreaterThan(50_000);
  expect(await two().get("nobody")).toBeNull();
  await two().set("counted", 1, 60);
  expect((await one().get("counted"))?.consumedPoints).toBe(1);
  expect(await redis.command("KEYS", "*limit*")).toEqual(
    expect.arrayContaining(["site:limit:test:somebody", "site:limit:test:counted"]),
  );
  for (const key of (await redis.command("KEYS", "*limit*")) as string[])
    expect(Number(await redis.command("PTTL", key))).toBeGreaterThan(0);

  redis.hang();
  const took = await timeOf(async () => {
    expect(await passed(two)).toBe(3);
    expect(await two().get("nobody")).toBeNull();
    await two().penalty("nobody");
  });
  expect(took).toBeLessThan(80);
  redis.wake();
  await until(() => second.link.isUp);
  expect(await passed(two)).toBe(0);
  await redis.close();
});
