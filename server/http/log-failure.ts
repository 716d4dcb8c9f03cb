import type { IncomingMessage } from "node:http";
import { logOncePerMinute } from "../../lib/runtime/log-limit.ts";

export function logFailure({ url }: IncomingMessage, error: unknown, message: string): void {
  logOncePerMinute("error", `${message} ${error}`, { err: error, url }, message);
}
