import { info, warn } from "./terminal.ts";

const PINO_WARN_LEVEL = 40;

/** A server's log line for the terminal; undefined for log levels below warning. */
export function formatWarning(line: string): string | undefined {
  if (line.trim() === "") return undefined;
  if (!line.startsWith("{")) return line;
  try {
    const { level, msg } = JSON.parse(line) as { level?: unknown; msg?: unknown };
    if (level === undefined) return line;
    const isWarning =
      typeof level === "number"
        ? level >= PINO_WARN_LEVEL
        : !["trace", "debug", "info"].includes(String(level));
    return isWarning ? withDetails(String(msg ?? ""), line) : undefined;
  } catch {
    return line;
  }
}

/**
 * Prints warnings and errors of a server and drops the rest, such as the banner that it prints before `ready()` is
 * called.
 */
export function warningsOnly(name: string): {
  onLine: (line: string, source: string) => void;
  ready: () => void;
} {
  let isStarting = true;
  return {
    onLine(line, source) {
      if (isStarting && source === "stdout" && !line.startsWith("{")) return;
      const text = formatWarning(line);
      if (text === undefined) return;
      (source === "stderr" ? warn : info)(`${name}: ${text}`);
    },
    ready() {
      isStarting = false;
    },
  };
}

function withDetails(message: string, line: string): string {
  const { level: _level, msg: _msg, time: _time, ...rest } = JSON.parse(line) as Record<string, unknown>;
  return Object.keys(rest).length > 0 ? `${message} ${JSON.stringify(rest)}` : message;
}
