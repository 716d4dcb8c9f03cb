/** @jest-environment node */
import { findRedis, redisAdvice } from "./redis.ts";

const only =
  (...present: string[]) =>
  (path: unknown) =>
    present.includes(String(path));
const env = (values: Record<string, string>) => values as unknown as NodeJS.ProcessEnv;

test("REDIS_SERVER_PATH comes first, and is not replaced by another when it is wrong", () => {
  const present = only("/opt/redis", "/usr/bin/redis-server");
  expect(findRedis(env({ REDIS_SERVER_PATH: "/opt/redis" }), present)).toBe("/opt/redis");
  expect(findRedis(env({ REDIS_SERVER_PATH: "/opt/none" }), present)).toBeUndefined();
  expect(redisAdvice(env({ REDIS_SERVER_PATH: "/opt/none" }))).toContain('REDIS_SERVER_PATH is "/opt/none"');
});

test("is looked for where programs are, and is asked for where there is none", () => {
  expect(findRedis(env({ PATH: "/opt/bin" }), only("/opt/bin/redis-server"))).toBe("/opt/bin/redis-server");
  expect(findRedis(env({}), only())).toBeUndefined();
  expect(redisAdvice(env({}))).toContain("apt-get install");
});
