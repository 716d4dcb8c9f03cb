import "server-only";
import { env, weakSecrets } from "./env";
import { log } from "./log";

/** Ends the process with one line when the environment is invalid. */
export function checkEnvironment(): void {
  try {
    for (const line of weakSecrets(env())) log.warn(line);
    if (env().PERIOD_SCALE < 1) log.warn("PERIOD_SCALE shortens the periods of this process: for tests only");
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
