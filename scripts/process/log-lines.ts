import { logText } from "../../lib/runtime/log-text.ts";
import { info, warn } from "./terminal.ts";

const PINO_WARN_LEVEL = 40;

/** A server's log line for the terminal; undefined for log levels below warning. */
export function formatWarning(line: string): string | undefined {
  if (line.trim() === "") return undefined;
  if (!line.startsWith("{")) return line;
  try {
    const parsed = JSON.parse(line);
    const { level } = parsed;
    if (level === undefined) return line;
    const isWarning =
      typeof level === "number"
        ? level >= PINO_WARN_LEVEL
        : !["trace", "debug", "info"].includes(String(level));
    return isWarning ? logText(parsed) : undefined;
  } catch {
    return line;
  }
}

/**
 * Prints warnings and errors of a server and drops the rest, such as the banner that it prints before `ready()` is
 * called. Until then it prints nothing: the error of a failed start has these lines.
 */
export function warningsOnly(name: string) {
  let isStarting = true;
  const held: (() => void)[] = [];
  return {
    onLine(line: string, source: string) {
      if (isStarting && source === "stdout" && !line.startsWith("{")) return;
      const text = formatWarning(line);
      if (text === undefined) return;
      const print = () => (source === "stderr" ? warn : info)(`${name}: ${text}`);
      if (isStarting) held.push(print);
      else print();
    },
    ready() {
      isStarting = false;
      for (const print of held.splice(0)) print();
    },
  };
}
