import { type Logger, pino } from "pino";

/** The log of a program that serves the contract: one line of JSON for each event, on the standard output. */
export function createLog(): Logger {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ sync: true }));
}
