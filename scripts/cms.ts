/**
 * `npm run cms`: the editors' CMS, and a site that reads from it. Installs the packages of the CMS, creates the first
 * user, builds what has changed, and serves both. Editors need not wait for the site.
 */

import { buildIfNeeded } from "./build/build-site.ts";
import { buildInputs, computeFingerprint, rebuildReason } from "./build/fingerprint.ts";
import { buildCms, isCmsBuilt } from "./cms/build-cms.ts";
import { installCms, isCmsInstalled } from "./cms/install-cms.ts";
import { accessOf, runCms, startCms, startPreview } from "./cms/run-cms.ts";
import { loadCmsSettings } from "./cms/settings.ts";
import { main, untilOneExits } from "./process/main.ts";
import { readOptions } from "./process/options.ts";
import { requirePort } from "./process/ports.ts";
import { info } from "./process/terminal.ts";
import { browserUrl } from "./servers/network-notice.ts";
import { startQuietSite } from "./servers/servers.ts";
import { warmPages } from "./servers/warm-pages.ts";
import { environmentFile } from "./settings/dotenv.ts";

main(
  async () => {
    readOptions("npm run cms   starts the editors' CMS and a site that reads from it", {});
    const cms = loadCmsSettings(environmentFile());
    const { settings } = cms;
    const { env, distDir, siteUrl, port } = settings;
    await requirePort(cms.port, "CMS_PORT", "npm run cms");
    await requirePort(cms.preview.port, "PREVIEW_PORT", "npm run cms");
    await requirePort(port, "PORT", "npm run cms");
    const backend = accessOf(cms);
    const inputs = buildInputs({ ...settings, backend });
    const left = [
      ...(isCmsInstalled() ? [] : ["install the packages of the CMS"]),
      ...(isCmsBuilt() ? [] : ["build its admin"]),
      "start the CMS: editors can sign in then",
      ...(rebuildReason(distDir, computeFingerprint(inputs)) ? ["build the site"] : []),
      "start the site and the preview",
    ];
    info(`To do:\n${left.map((what, index) => `  ${index + 1}. ${what}`).join("\n")}\n`);
    await installCms();
    await buildCms();
    await runCms("user-cli.ts", ["admin@example.com", "--name", "Admin", "--first"], cms.env);

    const server = await startCms(cms);
    info(`\nEditors sign in at ${cms.url}/admin  (Ctrl-C stops everything)\n`);
    const rest = async () => {
      await buildIfNeeded({ backend, inputs, distDir, env });
      const site = await startQuietSite("site", { port, backend, siteUrl, distDir, env });
      const preview = await startPreview(cms, backend);
      info(`\nThe site is at     ${browserUrl(settings.host, port)}\nEditors sign in at ${cms.url}/admin\n`);
      const stopped = untilOneExits([site.child, preview.child]);
      await Promise.race([warmPages(site.url), stopped]);
      return stopped;
    };
    return Promise.race([rest(), untilOneExits([server.child])]);
  },
  { codeOnSignal: 0, signalMessage: "\nStopping…" },
);
