import { log } from "./log.ts";
import { perProcess } from "./per-process.ts";
import { periods } from "./periods.ts";

type Level = "info" | "warn" | "error";
type Repetition = { level: Level; message: string; details: object; count: number };

/** Causes with a line of their own; further ones share a line. */
const maxCauses = 500;

const repetitions = perProcess("log-repetitions", () => {
  const created = new Map<string, Repetition>();
  // Logs the events of the last minute before pino ends its output.
  process.prependOnceListener("exit", () => {
    for (const repetition of created.values()) summarize(repetition);
  });
  return created;
});

/**
 * Logs an event that may occur with every request: at once, and then once a minute for as long as it lasts, with `repeated`,
 * the number of further events, and the details of the latest one.
 * @param cause what makes two events the same
 */
export function logOncePerMinute(level: Level, cause: string, details: object, message: string): void {
  const full = `${level} ${cause}`;
  const key = repetitions.has(full) || repetitions.size < maxCauses ? full : level;
  const known = repetitions.get(key);
  if (known) {
    known.count += 1;
    known.details = details;
    known.message = message;
    return;
  }
  log[level](details, message);
  startWindow(key, { level, message, details });
}

function startWindow(key: string, event: Pick<Repetition, "level" | "message" | "details">): void {
  setTimeout(() => endWindow(key), periods.log.windowMs).unref();
  repetitions.set(key, { ...event, count: 0 });
}

function endWindow(key: string): void {
  const ended = repetitions.get(key);
  if (!ended) return;
  repetitions.delete(key);
  if (summarize(ended)) startWindow(key, ended);
}

/** Returns whether there was anything more. */
function summarize({ level, message, details, count }: Repetition): boolean {
  if (count > 0) log[level]({ ...details, repeated: count }, message);
  return count > 0;
}
