import "server-only";
import { rateLimit } from "../http/rate-limit";
import { periods } from "../runtime/periods";

const { windowSeconds, countedSeconds } = periods.inquiry;

/** Inquiries in ten minutes: the receivers' mailbox must not fill up. */
export const addressLimit = 5;
export const globalLimit = 1000;

/**
 * Posts of any kind in ten minutes, invalid and repeated ones too: far more than a person's mistakes, and in total a tenth
 * of a core at 2 ms each.
 */
export const addressAttempts = 30;
export const globalAttempts = 30_000;

const byAddress = rateLimit({ maxEvents: addressLimit, windowSeconds, sharedName: "inquiries-of-address" });
const all = rateLimit({ maxEvents: globalLimit, windowSeconds, sharedName: "inquiries" });
/** Inquiries that are counted already: another try after a failure costs nothing. */
const counted = rateLimit({ maxEvents: 1, windowSeconds: countedSeconds, sharedName: "counted-inquiry" });

const attemptsByAddress = rateLimit({
  maxEvents: addressAttempts,
  windowSeconds,
  sharedName: "inquiry-attempts-of-address",
});
const attempts = rateLimit({ maxEvents: globalAttempts, windowSeconds, sharedName: "inquiry-attempts" });

/** Counts a post, before anything in it is checked. Returns the seconds to wait; 0 where it may be answered. */
export async function secondsUntilAttempt(address: string): Promise<number> {
  return (await attemptsByAddress.consume(address)) || (await attempts.consume());
}

/** Counts an inquiry. Returns the seconds to wait; 0 where it may be sent. */
export async function secondsToWait(address: string, key: string): Promise<number> {
  if (await counted.lockoutSeconds(key)) return 0;
  const seconds = (await byAddress.consume(address)) || (await all.consume());
  if (seconds === 0) await counted.count(key);
  return seconds;
}
