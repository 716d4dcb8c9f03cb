/** `npm run cms:user`, `cms:import`, `cms:export` and `cms:generate`: the commands of the CMS, with its packages and settings. */
import { installCms } from "./cms/install-cms.ts";
import { runCms } from "./cms/run-cms.ts";
import { loadCmsSettings } from "./cms/settings.ts";
import { main } from "./process/main.ts";
import { environmentFile } from "./settings/dotenv.ts";

main(async () => {
  const [command, ...args] = process.argv.slice(2);
  const { env } = loadCmsSettings(environmentFile());
  await installCms();
  return runCms(`${command}.ts`, args, env);
});
