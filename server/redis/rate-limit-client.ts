import type { RedisConnection } from "./connection.ts";

/**
 * The part of a Redis client that rate-limiter-flexible uses. Every command without a reply in time throws, and the
 * limiter falls back to its memory.
 */
export function rateLimitClient(connection: RedisConnection) {
  return {
    get isReady() {
      return connection.isReady;
    },
    eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
      connection.query((client) => client.eval(script, options)),
    del: (key: string) => connection.query((client) => client.del(key)),
    multi: () => connection.multi(),
  };
}
