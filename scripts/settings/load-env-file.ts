/** Loaded before a server that no script starts (`node --import ./scripts/settings/load-env-file.ts server/main.ts`). */
import { loadEnvironment } from "./dotenv.ts";

try {
  Object.assign(process.env, loadEnvironment());
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
