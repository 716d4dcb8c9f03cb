/**
 * `npm start`: builds the site if necessary and serves it, with the embedded backend when BACKEND_URL is unset.
 * `npm start -- --rebuild` always builds.
 */
import { buildIfNeeded } from "./build/build-site.ts";
import { buildInputs } from "./build/fingerprint.ts";
import { main, untilOneExits } from "./process/main.ts";
import { readOptions } from "./process/options.ts";
import { requirePort } from "./process/ports.ts";
import { info } from "./process/terminal.ts";
import { browserUrl, networkNotice } from "./servers/network-notice.ts";
import { openBackend } from "./servers/open-backend.ts";
import { startQuietSite } from "./servers/servers.ts";
import { warmPages } from "./servers/warm-pages.ts";
import { loadSettings } from "./settings/settings.ts";

const HELP = `npm start                installs, builds and serves the site; starts the embedded backend unless BACKEND_URL is set
npm start -- --rebuild   builds even if nothing has changed`;

main(
  async () => {
    const { values } = readOptions(HELP, { options: { rebuild: { type: "boolean" } } });
    const settings = loadSettings({ generateSecrets: true });
    const { host, port, siteUrl, env, distDir } = settings;
    await requirePort(port, "PORT", "npm start");
    const backend = await openBackend(settings, "npm start");

    const options = { backend: backend.access, inputs: buildInputs(settings), distDir, env };
    await buildIfNeeded(options, values.rebuild ? "--rebuild" : undefined);
    const site = await startQuietSite("site", { port, backend: backend.access, siteUrl, distDir, env });
    const stopped = untilOneExits([site.child, ...backend.children]);
    info(`\nThe site is at ${browserUrl(host, port)}  (Ctrl-C stops it)`);
    info(networkNotice(host, siteUrl, "npm start"));
    await Promise.race([warmPages(site.url), stopped]);
    return stopped;
  },
  { codeOnSignal: 0, signalMessage: "\nStopping…" },
);
