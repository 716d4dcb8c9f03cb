import "server-only";
import { env, weakSecrets } from "./env";

/** Ends the process with one line when the environment is invalid. */
export function checkEnvironment(): void {
  try {
    for (const line of weakSecrets(env())) process.stderr.write(`${line}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
