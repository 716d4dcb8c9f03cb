import type { RedisClient } from "./redis-client.ts";
import type { RedisLink } from "./redis-link.ts";

/**
 * The part of a Redis client that rate-limiter-flexible uses. Every command without a reply in time throws, and the
 * limiter falls back to its memory.
 */
export function rateLimitClient(link: RedisLink) {
  const query = async <T>(command: (client: RedisClient) => Promise<T>): Promise<T> => {
    const reply = await link.query(command);
    if (reply === undefined) throw new Error("Redis is down");
    return reply;
  };
  return {
    get isReady() {
      return link.isUp;
    },
    eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
      query(({ texts }) => texts.eval(script, options)),
    del: (key: string) => query(({ texts }) => texts.del(key)),
    multi() {
      const multi = link.client?.texts.multi();
      if (!multi) throw new Error("Redis is down");
      return Object.assign(multi, { exec: () => query<unknown[]>(() => multi.execAsPipeline()) });
    },
  };
}
