import "server-only";
import { rateLimit } from "../http/rate-limit";

const windowSeconds = 600;

/** Inquiries in ten minutes: the receivers' mailbox must not fill up. */
export const addressLimit = 5;
export const globalLimit = 1000;

const byAddress = rateLimit({ maxEvents: addressLimit, windowSeconds, sharedName: "inquiries-of-address" });
const all = rateLimit({ maxEvents: globalLimit, windowSeconds, sharedName: "inquiries" });
/** Inquiries that are counted already: another try after a failure costs nothing. */
const counted = rateLimit({ maxEvents: 1, windowSeconds: 6 * windowSeconds, sharedName: "counted-inquiry" });

/** Counts an inquiry. Returns the seconds to wait; 0 where it may be sent. */
export async function secondsToWait(address: string, key: string): Promise<number> {
  if (await counted.lockoutSeconds(key)) return 0;
  const seconds = (await byAddress.consume(address)) || (await all.consume());
  if (seconds === 0) await counted.count(key);
  return seconds;
}
