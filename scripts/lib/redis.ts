import { existsSync } from "node:fs";
import { aptCommand, installPackage } from "./apt.ts";
import { findProgram } from "./find-program.ts";

const PACKAGE = "redis-server";

/** Where the Redis is that the tests start: REDIS_SERVER_PATH, or `redis-server` on the PATH or in /usr/bin. */
export function findRedis(env: NodeJS.ProcessEnv, exists = existsSync): string | undefined {
  if (env.REDIS_SERVER_PATH) return exists(env.REDIS_SERVER_PATH) ? env.REDIS_SERVER_PATH : undefined;
  return findProgram(["redis-server"], env, exists);
}

/** What to do about a missing Redis. */
export function redisAdvice(env: NodeJS.ProcessEnv): string {
  if (env.REDIS_SERVER_PATH)
    return `REDIS_SERVER_PATH is "${env.REDIS_SERVER_PATH}", and there is no such file. Set it to your redis-server.`;
  return `Redis is missing, which replicas share their pages through. Install it (Debian: sudo sh -c "${aptCommand(PACKAGE)}") or set REDIS_SERVER_PATH.`;
}

/** Finds Redis, and installs Debian's package where it is missing and that is possible. Its service is not started. */
export async function provideRedis(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const found = findRedis(env);
  if (found || env.REDIS_SERVER_PATH) return found;
  await installPackage(PACKAGE, env, "redis-server.service");
  return findRedis(env);
}
