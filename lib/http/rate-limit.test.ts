import { exerciseLate, openReplica, passTimeUntil, setUpReplicas } from "../../testing/sites/page-replica.ts";
import { TestRedis } from "../../testing/sites/redis-server.ts";
import { rateLimitStore } from "../runtime/rate-limit-store";
import { type RateLimit, rateLimit } from "./rate-limit";

const open = () => rateLimit({ maxEvents: 3, windowSeconds: 60, sharedName: "test" });

setUpReplicas();
afterEach(() => {
  rateLimitStore.client = undefined;
});

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

test("replicas of all builds share a limit; while Redis is down each has its own, and no call waits or fails", async () => {
  const redis = await TestRedis.open();
  const [one, two] = [open(), open()];
  const [first, second] = [await openReplica(redis.url), await openReplica(redis.url, "another")];
  rateLimitStore.client = first.rateLimits;
  expect(await allowed(one)).toBe(3);
  rateLimitStore.client = second.rateLimits;
  expect(await allowed(two)).toBe(0);
  expect(await two.lockoutSeconds("somebody")).toBeGreaterThan(50);
  expect(await two.lockoutSeconds("nobody")).toBe(0);
  for (let event = 0; event < 3; event++) await two.count("counted");
  expect(await one.lockoutSeconds("counted")).toBeGreaterThan(50);
  expect(await redis.command("KEYS", "*limit*")).toEqual(
    expect.arrayContaining(["site:limit:test:somebody", "site:limit:test:counted"]),
  );
  for (const key of (await redis.command("KEYS", "*limit*")) as string[])
    expect(Number(await redis.command("PTTL", key))).toBeGreaterThan(0);

  redis.hang();
  await exerciseLate(second.link, async () => {
    expect(await allowed(two)).toBe(3);
    expect(await two.lockoutSeconds("nobody")).toBe(0);
    await two.count("nobody");
  });
  redis.wake();
  await passTimeUntil(() => second.link.isUp);
  expect(await allowed(two)).toBe(0);
  await redis.close();
});
