import "server-only";
import { RateLimiterRes } from "rate-limiter-flexible";
import { limiter } from "../http/rate-limit";

const tenMinutes = 600;

/** Inquiries of one address, and of all together: the receivers' mailbox is not to be filled. */
export const perAddress = 5;
export const altogether = 1000;

const addresses = limiter("inquiries-of-address", { points: perAddress, duration: tenMinutes });
const everyone = limiter("inquiries", { points: altogether, duration: tenMinutes });
/** Inquiries that have been counted: sending one again, because it failed, costs nothing. */
const counted = limiter("counted-inquiry", { points: 1, duration: 6 * tenMinutes });

/** Counts an inquiry. Returns the seconds to wait, 0 when it may be sent. */
export async function secondsToWait(address: string, key: string): Promise<number> {
  if (await counted().get(key)) return 0;
  try {
    await addresses().consume(address);
    await everyone().consume("");
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) throw limit;
    return Math.max(1, Math.ceil(limit.msBeforeNext / 1000));
  }
  await counted().set(key, 1, 6 * tenMinutes);
  return 0;
}
