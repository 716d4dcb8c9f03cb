import { env } from "./lib/env";

/** Before the first request: a bad environment stops the server, with one line that says what is wrong. */
export function register(): void {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  try {
    env();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
