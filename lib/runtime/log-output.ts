import { AsyncLocalStorage } from "node:async_hooks";
import { stripVTControlCharacters } from "node:util";
import { log, maxLoggedLength } from "./log.ts";
import { logOncePerMinute } from "./log-limit.ts";
import { loggedDigest } from "./logged-digest.ts";

/** Signs that Next puts before its lines. */
const signs = /^[\s⨯⚠✓▲○»]+/u;
/** An error as Node prints it, but not one that is the cause of another. */
const printedDigest = new RegExp(`(?:^.*\\] \\{ |\\n {2})digest: '${loggedDigest}`);
/** Of a static route that waits for a request after a failed call: app/static-response.ts. */
const waiting =
  /^Error: Dynamic server usage: Route \S+ couldn't be rendered statically because it used IO that was not cached/;

/**
 * Makes each write to this process's output a JSON object of the log: whatever Next and Node print (errors with their stack,
 * warnings), and exceptions that nobody caught. An exception before `isReady` ends the process; later Next keeps it running.
 */
export function logAllOutput(isReady: () => boolean): void {
  // Next forbids the current time while it prerenders, and a log line has it.
  const outside = AsyncLocalStorage.snapshot();
  process.stdout.write = writer((text) => outside(() => logPrinted("info", text)));
  process.stderr.write = writer((text) => outside(() => logPrinted("error", text)));

  // Replaces Node's own listener, which prints them.
  process.removeAllListeners("warning");
  process.on("warning", (err) => outside(() => logOncePerMinute("warn", err.message, { err }, err.message)));
  process.on("uncaughtException", (error, origin) => {
    outside(() => log.fatal({ err: error, origin }, "uncaught exception"));
    if (!isReady()) process.exit(1);
  });
}

function logPrinted(stream: "info" | "error", printed: string): void {
  // Kept for a minute.
  const plain = stripVTControlCharacters(printed.slice(0, maxLoggedLength));
  const text = plain.replace(signs, "").trim();
  // Next repeats what the listener above and the client of the backend have logged, for each part of each page.
  if (text === "" || text.startsWith("uncaughtException:")) return;
  if (printedDigest.test(text) || waiting.test(text)) return;
  const level = plain.trimStart().startsWith("⚠") ? "warn" : stream;
  const isStack = /\n\s+at /.test(text);
  const message = isStack ? text.slice(0, text.indexOf("\n")) : text;
  const details = isStack ? { stack: text } : {};
  logOncePerMinute(level, withoutPaths(message), details, message);
}

/** The same failure of another page or image has the same cause. */
function withoutPaths(text: string): string {
  return text.replace(/(?:\b[a-z]+:\/)?\/[^\s"'<>)]*/gi, "…");
}

/** The console, too, writes each of its messages at once. */
function writer(print: (text: string) => void): typeof process.stdout.write {
  return (chunk: Uint8Array | string, ...rest: unknown[]) => {
    print(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString());
    const callback = rest.at(-1);
    if (typeof callback === "function") callback();
    return true;
  };
}
