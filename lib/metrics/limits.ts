import "server-only";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Reports of one address in a minute, and of all together. A visit sends one or two. */
export const perAddress = 30;
export const altogether = 6_000;

const minute = 60;
const addresses = new RateLimiterMemory({ points: perAddress, duration: minute });
const everyone = new RateLimiterMemory({ points: altogether, duration: minute });

/** Counts a report. Returns the seconds to wait, 0 when it is taken. */
export async function secondsToWait(address: string): Promise<number> {
  try {
    await addresses.consume(address);
    await everyone.consume("");
    return 0;
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) throw limit;
    return Math.max(1, Math.ceil(limit.msBeforeNext / 1000));
  }
}
