import "server-only";
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import { rateLimitStore } from "../runtime/rate-limit-store";

type Limit = { points: number; duration: number };

/**
 * A limit that all replicas keep together where they share a Redis (REDIS_URL), and each for itself while there is none.
 * @param name of its keys in Redis; they belong to no build
 * @param limit `points` in `duration` seconds
 * @returns what gives the limiter: Redis may be opened after this module is loaded
 */
export function limiter(name: string, limit: Limit): () => RateLimiterMemory | RateLimiterRedis {
  const memory = new RateLimiterMemory(limit);
  let shared: RateLimiterRedis | undefined;
  return () => {
    const storeClient = rateLimitStore.client;
    if (!storeClient) return memory;
    shared ??= new RateLimiterRedis({
      ...limit,
      storeClient,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      keyPrefix: `site:limit:${name}`,
      insuranceLimiter: memory,
    });
    return shared;
  };
}
