import { AsyncLocalStorage } from "node:async_hooks";
import { format, stripVTControlCharacters } from "node:util";
import { log } from "./log.ts";
import { logOncePerMinute } from "./log-limit.ts";

const levels = {
  debug: "info",
  log: "info",
  info: "info",
  trace: "info",
  warn: "warn",
  error: "error",
} as const;
type Method = keyof typeof levels;

const maxLength = 2_000;
/** Signs that Next puts before its lines. */
const signs = /^[\s⨯⚠✓▲○»]+/u;

/**
 * Makes each line of this process's output a JSON object of the log: whatever Next and Node print (errors with their stack,
 * warnings), and exceptions that nobody caught. An exception before `isReady` ends the process; later Next keeps it running.
 */
export function logAllOutput(isReady: () => boolean): void {
  // Next forbids the current time while it prerenders, and a log line has it.
  const outside = AsyncLocalStorage.snapshot();
  const print = (method: Method, values: unknown[]) => outside(() => logPrinted(levels[method], values));
  for (const method of Object.keys(levels) as Method[])
    console[method] = (...values: unknown[]) => print(method, values);
  process.stdout.write = writer((text) => print("log", [text]));
  process.stderr.write = writer((text) => print("error", [text]));

  // Replaces Node's own listener, which prints them.
  process.removeAllListeners("warning");
  process.on("warning", (warning) => print("warn", [warning]));
  process.on("uncaughtException", (error, origin) => {
    outside(() => log.fatal({ err: error, origin }, "uncaught exception"));
    if (!isReady()) process.exit(1);
  });
}

function logPrinted(level: "info" | "warn" | "error", values: unknown[]): void {
  const err = values.find((value) => value instanceof Error);
  const printed = stripVTControlCharacters(format(...values.filter((value) => value !== err)));
  const text = printed.replace(signs, "").trim();
  // Next repeats what the listener above has logged.
  if ((text === "" && !err) || text.startsWith("uncaughtException:")) return;
  const [firstLine = ""] = text.split("\n", 1);
  const isStack = !err && /\n\s+at /.test(text);
  const message = (isStack ? firstLine : text || err?.message || String(err)).slice(0, maxLength);
  const details = err ? { err } : isStack ? { stack: text.slice(0, 4 * maxLength) } : {};
  logOncePerMinute(level, withoutPaths(`${message} ${err?.message}`), details, message);
}

/** The same failure of another page or image has the same cause. */
function withoutPaths(text: string): string {
  return text.replace(/(?:\b[a-z]+:\/)?\/[^\s"'<>)]*/gi, "…");
}

function writer(print: (text: string) => void): typeof process.stdout.write {
  return (chunk: Uint8Array | string, ...rest: unknown[]) => {
    for (const line of (typeof chunk === "string" ? chunk : Buffer.from(chunk).toString()).split("\n"))
      print(line);
    const callback = rest.at(-1);
    if (typeof callback === "function") callback();
    return true;
  };
}
