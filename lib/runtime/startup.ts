import "server-only";
import { ServerResponse } from "node:http";
import { safeMessage } from "../backend/error";
import { env, weakSecrets } from "./env";

/**
 * Of a redirect that it has only just rendered, Next sends the Location twice: as the render set it, and again from
 * what it kept for the cache. Read as a list, that is no address.
 */
export function sendLocationOnce(): void {
  const append = ServerResponse.prototype.appendHeader;
  ServerResponse.prototype.appendHeader = function (name, value) {
    return name.toLowerCase() === "location" ? this.setHeader(name, value) : append.call(this, name, value);
  };
}

/** A bad environment stops the server, with one line that says what is wrong. */
export function checkEnvironment(): void {
  try {
    for (const line of weakSecrets(env())) process.stderr.write(`${line}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/**
 * The client logs each failed call once, with its cause. Next would print the same error again, with its stack, for
 * every part of every page that waited for the call.
 */
export function quietBackendErrors(): void {
  // biome-ignore lint/suspicious/noConsole: it is Next that prints there
  const print = console.error;
  console.error = (...values: unknown[]) => {
    if (!values.some((value) => safeMessage(value) !== undefined)) print(...values);
  };
}
