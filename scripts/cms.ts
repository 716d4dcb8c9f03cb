/**
 * `npm run cms`: the editors' CMS, and a site that reads from it. Installs the packages of the CMS, creates the first
 * user, builds what has changed, and serves both.
 */

import { buildIfNeeded } from "./build/build-site.ts";
import { buildInputs } from "./build/fingerprint.ts";
import { buildCms } from "./cms/build-cms.ts";
import { installCms } from "./cms/install-cms.ts";
import { runCms, startCms, startPreview } from "./cms/run-cms.ts";
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
    await requirePort(cms.port, "CMS_PORT", "npm run cms");
    await requirePort(cms.preview.port, "PREVIEW_PORT", "npm run cms");
    await requirePort(settings.port, "PORT", "npm run cms");
    await installCms();
    await buildCms();
    await runCms("user-cli.ts", ["admin@example.com", "--name", "Admin", "--first"], cms.env);

    const server = await startCms(cms);
    const { env, distDir, siteUrl, port } = settings;
    const inputs = buildInputs({ ...settings, backend: server.access });
    await buildIfNeeded({ backend: server.access, inputs, distDir, env });
    const site = await startQuietSite("site", { port, backend: server.access, siteUrl, distDir, env });
    const preview = await startPreview(cms, server.access);
    const stopped = untilOneExits([site.child, server.child, preview.child]);
    await Promise.race([warmPages(site.url), stopped]);
    info(`\nEditors sign in at ${cms.url}/admin`);
    info(`The site is at     ${browserUrl(settings.host, settings.port)}  (Ctrl-C stops everything)`);
    return stopped;
  },
  { codeOnSignal: 0, signalMessage: "\nStopping…" },
);
