import { logOncePerMinute } from "../../lib/runtime/log-limit.ts";

/** @param asked URL of the request, of which the log gets no query: that may have a visitor's words */
export function logFailure(asked: string, error: unknown, message: string): void {
  const [path] = asked.split("?", 1);
  logOncePerMinute("error", `${message} ${error}`, { err: error, url: path }, message);
}
