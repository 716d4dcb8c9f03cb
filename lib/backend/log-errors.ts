import "server-only";
import { safeMessage } from "./error";

/**
 * Keeps Next (16.4.6) from printing errors that the backend client has logged: it would repeat each one, with its stack,
 * for every part of every page that waits for the call.
 */
export function hideLoggedErrors(): void {
  // biome-ignore lint/suspicious/noConsole: Next prints there
  const print = console.error;
  console.error = (...values: unknown[]) => {
    if (!values.some((value) => safeMessage(value) !== undefined)) print(...values);
  };
}
