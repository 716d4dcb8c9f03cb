import pino from "pino";

/**
 * Structured log to standard output, one JSON line per event. Without `server-only`: plain Node processes load it too. The
 * destination is named, because pino otherwise writes to a `process.stdout` that was replaced (./log-output.ts). Lines that
 * are written later would be lost when the process exits.
 */
export const log = pino(
  { base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
  pino.destination({ dest: 1, sync: true }),
);
