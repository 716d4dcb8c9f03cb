import "server-only";
import { env, weakSecrets } from "./env";
import { log } from "./log";

/** Ends the process with one line when the environment is invalid. */
export function checkEnvironment(): void {
  try {
    for (const line of weakSecrets(env())) log.warn(line);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
