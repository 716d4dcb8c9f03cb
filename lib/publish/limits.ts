import "server-only";
import { RateLimiterRes } from "rate-limiter-flexible";
import { limiter } from "../http/rate-limit";

/** Wrong secrets of one address in a minute; after that it is not listened to until the minute is over. */
export const wrongSecrets = 10;
/** Publish calls of all together in a minute. */
export const publishCalls = 600;

const minute = 60;
const wrong = limiter("wrong-secrets", { points: wrongSecrets, duration: minute });
const calls = limiter("publish-calls", { points: publishCalls, duration: minute });

/** Seconds for which an address that has sent wrong secrets has to wait; 0 where it has not. */
export async function secondsShut(address: string): Promise<number> {
  const known = await wrong().get(address);
  return known && known.remainingPoints <= 0 ? seconds(known) : 0;
}

/** Counts a wrong secret. */
export async function countWrong(address: string): Promise<void> {
  await wrong().penalty(address);
}

/** Counts a publish call. Returns the seconds to wait, 0 when it may be made. */
export async function secondsToPublish(): Promise<number> {
  try {
    await calls().consume("");
    return 0;
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) throw limit;
    return seconds(limit);
  }
}

function seconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
