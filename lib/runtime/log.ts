import pino from "pino";
import { readableOutput } from "./log-text.ts";

/** Of every text in a line, in characters; what is beyond is cut off. */
export const maxLoggedLength = 4_000;

/**
 * Structured log to standard output: one JSON line per event, or one for people during development. Without `server-only`:
 * plain Node processes load it too. The destination is named, because pino otherwise writes to a `process.stdout` that was
 * replaced (./log-output.ts). Lines that are written later would be lost when the process exits.
 */
export const log = pino(
  { base: undefined, timestamp: pino.stdTimeFunctions.isoTime, hooks: { streamWrite: limitFields } },
  process.env.NODE_ENV === "development" ? readableOutput : pino.destination({ dest: 1, sync: true }),
);

/** Every line passes here, with all that pino has made of it. It limits the depth and the number of members itself. */
function limitFields(line: string): string {
  if (line.length <= maxLoggedLength) return line;
  const limit = (_: string, value: unknown) =>
    typeof value === "string" && value.length > maxLoggedLength
      ? `${value.slice(0, maxLoggedLength - 1)}…`
      : value;
  return `${JSON.stringify(JSON.parse(line), limit)}\n`;
}
