import pino from "pino";
import { readableOutput } from "./log-text.ts";

/**
 * Structured log to standard output: one JSON line per event, or one for people during development. Without `server-only`:
 * plain Node processes load it too. The destination is named, because pino otherwise writes to a `process.stdout` that was
 * replaced (./log-output.ts). Lines that are written later would be lost when the process exits.
 */
export const log = pino(
  { base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
  process.env.NODE_ENV === "development" ? readableOutput : pino.destination({ dest: 1, sync: true }),
);
