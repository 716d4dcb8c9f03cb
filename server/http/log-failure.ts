import type { IncomingMessage } from "node:http";
import { logOncePerMinute } from "../../lib/runtime/log-limit.ts";

/** Without the query, which may have a visitor's words. */
export function logFailure({ url = "" }: IncomingMessage, error: unknown, message: string): void {
  const [path] = url.split("?", 1);
  logOncePerMinute("error", `${message} ${error}`, { err: error, url: path }, message);
}
