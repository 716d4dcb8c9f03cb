import "server-only";
import { safeMessage } from "./backend/error";
import { env } from "./env";

/** A bad environment stops the server, with one line that says what is wrong. */
export function checkEnvironment(): void {
  try {
    env();
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
