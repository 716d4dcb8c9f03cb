import { info, warn } from "./terminal.ts";

const WARN = 40;

/** What of a server's line is for the person at the terminal; undefined when it is routine. */
export function formatWarning(line: string): string | undefined {
  if (line.trim() === "") return undefined;
  if (!line.startsWith("{")) return line;
  try {
    const { level, msg } = JSON.parse(line) as { level?: unknown; msg?: unknown };
    if (level === undefined) return line;
    const urgent =
      typeof level === "number" ? level >= WARN : !["trace", "debug", "info"].includes(String(level));
    return urgent ? withDetails(String(msg ?? ""), line) : undefined;
  } catch {
    return line;
  }
}

/**
 * Shows the warnings and errors of a server and drops the rest. A server also prints a banner until it is ready:
 * `ready()` says when that is over.
 */
export function warningsOnly(name: string): {
  onLine: (line: string, source: string) => void;
  ready: () => void;
} {
  let starting = true;
  return {
    onLine(line, source) {
      if (starting && source === "stdout" && !line.startsWith("{")) return;
      const text = formatWarning(line);
      if (text === undefined) return;
      (source === "stderr" ? warn : info)(`${name}: ${text}`);
    },
    ready() {
      starting = false;
    },
  };
}

function withDetails(message: string, line: string): string {
  const { level: _level, msg: _msg, time: _time, ...rest } = JSON.parse(line) as Record<string, unknown>;
  return Object.keys(rest).length > 0 ? `${message} ${JSON.stringify(rest)}` : message;
}
