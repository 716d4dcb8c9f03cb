import { daySeconds } from "../site/time-units.ts";

/** Periods of the files that visitors send with an inquiry. */
export const uploadPeriods = (forWork: (ms: number) => number) => ({
  /** Without an inquiry, they are removed then. */
  lifeMs: daySeconds * 1_000,
  /** With one, they have to outlive the tries to mail them, two days. */
  deliveredMs: 49 * 3_600_000,
  /** They go then if room is needed: no visitor sends the same inquiry again so late. */
  minDeliveredMs: 2 * 3_600_000,
  cleanupMs: 3_600_000,
  /** Of the virus scanner. */
  scanMs: forWork(30_000),
  /** Of the backend, for each file. */
  sendMs: forWork(30_000),
});
