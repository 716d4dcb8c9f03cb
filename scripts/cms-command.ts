/** `npm run cms:…`: the commands of the CMS, with its packages and settings. */
import { buildCms } from "./cms/build-cms.ts";
import { installCms } from "./cms/install-cms.ts";
import { runCms } from "./cms/run-cms.ts";
import { loadCmsSettings } from "./cms/settings.ts";
import { main } from "./process/main.ts";
import { environmentFile } from "./settings/dotenv.ts";

main(async () => {
  const [command, ...args] = process.argv.slice(2);
  if (command === "build") {
    await installCms();
    await buildCms();
    return 0;
  }
  const { env } = loadCmsSettings(environmentFile(), { isCommand: true });
  await installCms();
  return runCms(`${command}.ts`, args, env);
});
