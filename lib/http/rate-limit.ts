import "server-only";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimitStore } from "../runtime/rate-limit-store";

/**
 * At most `maxEvents` of each key in `windowSeconds`. With a name, replicas that share a Redis (REDIS_URL) count together;
 * while it is down, and without a name, each process counts for itself. The name is independent of the build.
 */
type Limit = { maxEvents: number; windowSeconds: number; sharedName?: string };

export type RateLimit = {
  /** Counts an event. Returns the seconds to wait; 0 where the event is allowed. */
  consume: (key?: string) => Promise<number>;
  /** Counts an event, even beyond the limit. */
  count: (key: string) => Promise<void>;
  /** Seconds until further events of a key are allowed; 0 where they are allowed now. */
  lockoutSeconds: (key: string) => Promise<number>;
};

export function rateLimit({ maxEvents: points, windowSeconds: duration, sharedName }: Limit): RateLimit {
  const memory = new RateLimiterMemory({ points, duration });
  let shared: RateLimiterRedis | undefined;
  // Redis may be opened after this module is loaded.
  const limiter = () => {
    const storeClient = sharedName && rateLimitStore.client;
    if (!storeClient) return memory;
    shared ??= new RateLimiterRedis({
      points,
      duration,
      storeClient,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      keyPrefix: `site:limit:${sharedName}`,
      insuranceLimiter: memory,
    });
    return shared;
  };
  return {
    async consume(key = "") {
      try {
        await limiter().consume(key);
        return 0;
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        return secondsToWait(rejection);
      }
    },
    async count(key) {
      await limiter().penalty(key);
    },
    async lockoutSeconds(key) {
      const state = await limiter().get(key);
      return state && state.remainingPoints <= 0 ? secondsToWait(state) : 0;
    },
  };
}

function secondsToWait({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
