import "server-only";
import pino from "pino";

/** Structured log to standard output, one JSON line an event. */
export const log = pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
