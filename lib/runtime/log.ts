import pino from "pino";

/** Structured log to standard output, one JSON line per event. Without `server-only`: plain Node processes load it too. */
export const log = pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
