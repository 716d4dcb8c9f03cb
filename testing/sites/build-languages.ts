import { runQuietly } from "../../scripts/process/child.ts";
import { backendVariables } from "../../scripts/settings/settings.ts";
import { publicOrigin } from "../content/routes.ts";
import { removeCopy } from "./build-copy.ts";
import { TestBackend } from "./test-backend.ts";

/**
 * Builds a site in several languages, in a process of its own: the build writes functions of the site into files, as the program that
 * loaded them has changed them, and Playwright changes them in another way than the site's server.
 * @param distDir folder of the build; a former one is removed
 * @param languages LOCALES
 */
export async function buildLanguages(distDir: string, languages: string): Promise<void> {
  await using backend = await TestBackend.open();
  removeCopy(distDir);
  await runQuietly({
    name: "The build",
    args: ["scripts/build.ts"],
    env: {
      ...process.env,
      ...{ NEXT_DIST_DIR: distDir, SITE_URL: publicOrigin, LOCALES: languages },
      ...backendVariables({ url: backend.url, ...backend.account }),
    },
  });
}
