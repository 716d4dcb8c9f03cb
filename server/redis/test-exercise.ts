/** All that a process does with what it shares, and how long it may take. */
import { page } from "../page-cache/test-entries.ts";
import { timeOf } from "./test-redis.ts";
import { fresh, type Replica } from "./test-replica.ts";

/** The longest that anybody may wait for Redis, and what else a call may take. In ms. */
export const bound = 50;
export const allowance = 30;

/** Does all that a process does with its caches, and has none of it fail. Returns the longest that a call takes, in ms. */
export async function exercise(replica: Replica, name: string): Promise<number> {
  const calls: (() => Promise<unknown>)[] = [
    () => replica.pages.get("/a"),
    () => replica.pages.get(`/${name}`),
    () => replica.pages.set(`/${name}`, page(name), fresh),
    () => replica.publish("blog"),
    () => replica.data.get(name),
    () => replica.data.refreshTags(),
    () => replica.data.updateTags(["blog"], { expire: 60 }),
    () => replica.rateLimits.del("x").catch(() => undefined),
  ];
  // One after the other, and then all at the same time.
  const times: number[] = [];
  for (const call of calls) times.push(await timeOf(call));
  times.push(await timeOf(() => Promise.all(calls.map((call) => call()))));
  return Math.max(...times);
}
