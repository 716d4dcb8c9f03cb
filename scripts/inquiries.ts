/** `npm run inquiries`: the embedded backend's command, with the variables of the environment file. */
import { startChild } from "./process/child.ts";
import { main } from "./process/main.ts";
import { loadEnvironment } from "./settings/dotenv.ts";

main(async () => {
  const args = ["backend/inquiries-cli.ts", ...process.argv.slice(2)];
  const env = loadEnvironment() as NodeJS.ProcessEnv;
  return startChild({ name: "The command", args, env }).ended;
});
