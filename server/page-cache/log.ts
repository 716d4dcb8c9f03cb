import pino from "pino";

/** The same log as in ../log.ts, for code that Next loads by its path, outside of the bundle. */
export const log = pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
