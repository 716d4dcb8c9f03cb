import "server-only";
import { rateLimit } from "../http/rate-limit";
import { periods } from "../runtime/periods";

/** Reports of web vitals in a minute; a visit sends one or two. */
export const addressLimit = 30;
export const globalLimit = 6_000;

const windowSeconds = periods.limits.vitalsSeconds;
// Not shared: a report is not worth a call to Redis.
const byAddress = rateLimit({ maxEvents: addressLimit, windowSeconds });
const all = rateLimit({ maxEvents: globalLimit, windowSeconds });

/** Counts a report. Returns the seconds to wait; 0 where it is accepted. */
export async function secondsToWait(address: string): Promise<number> {
  return (await byAddress.consume(address)) || (await all.consume());
}
