/**
 * `npm run cms`: the editors' CMS, and a site that reads from it. Installs the packages of the CMS, creates the first
 * user, builds what has changed, and serves both.
 */

import { buildSite } from "./build/build-site.ts";
import { buildInputs, computeFingerprint, rebuildReason } from "./build/fingerprint.ts";
import { buildCms } from "./cms/build-cms.ts";
import { installCms } from "./cms/install-cms.ts";
import { runCms, startCms, startPreview } from "./cms/run-cms.ts";
import { loadCmsSettings } from "./cms/settings.ts";
import { warningsOnly } from "./process/log-lines.ts";
import { main, untilOneExits } from "./process/main.ts";
import { readOptions } from "./process/options.ts";
import { requirePort } from "./process/ports.ts";
import { info, step } from "./process/terminal.ts";
import { browserUrl } from "./servers/network-notice.ts";
import { startSite } from "./servers/servers.ts";
import { warmPages } from "./servers/warm-pages.ts";
import { environmentFile } from "./settings/dotenv.ts";

main(
  async () => {
    readOptions("npm run cms   starts the editors' CMS and a site that reads from it", {});
    const cms = loadCmsSettings(environmentFile());
    const { settings } = cms;
    await requirePort(cms.port, "CMS_PORT", "npm run cms");
    await requirePort(cms.preview.port, "PREVIEW_PORT", "npm run cms");
    await requirePort(settings.port, "PORT", "npm run cms");
    await installCms();
    await buildCms();
    await runCms("user-cli.ts", ["admin@example.com", "--name", "Admin", "--first"], cms.env);

    const starting = step("Starting the CMS");
    const cmsLog = warningsOnly("cms");
    const server = await startCms(cms, cmsLog.onLine);
    cmsLog.ready();
    starting.done("ready");

    const { env, distDir, siteUrl } = settings;
    const inputs = buildInputs({ ...settings, backend: server.access });
    const reason = rebuildReason(distDir, computeFingerprint(inputs));
    if (reason) {
      const progress = step(`Building the site (${reason})`);
      await buildSite({ backend: server.access, inputs, distDir, env, progress });
      progress.done();
    }
    const startingSite = step("Starting the site");
    const siteLog = warningsOnly("site");
    const options = { port: settings.port, backend: server.access, siteUrl, distDir, env };
    const site = await startSite({ ...options, onLine: siteLog.onLine });
    siteLog.ready();
    startingSite.done("ready");
    const preview = await startPreview(cms, server.access);
    const stopped = untilOneExits([site.child, server.child, preview.child]);
    await Promise.race([warmPages(site.url), stopped]);
    info(`\nEditors sign in at ${cms.url}/admin`);
    info(`The site is at     ${browserUrl(settings.host, settings.port)}  (Ctrl-C stops everything)`);
    return stopped;
  },
  { codeOnSignal: 0, signalMessage: "\nStopping…" },
);
