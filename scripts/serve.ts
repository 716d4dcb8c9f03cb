/**
 * `npm run serve`: serves the site that `npm run build` has built, against BACKEND_URL. It starts while the backend is
 * down, but not with a wrong configuration.
 */
import { readFingerprint } from "./build/fingerprint.ts";
import { main, untilOneExits } from "./process/main.ts";
import { readOptions } from "./process/options.ts";
import { requirePort } from "./process/ports.ts";
import { CliError, info, warn } from "./process/terminal.ts";
import { browserUrl, networkNotice } from "./servers/network-notice.ts";
import { connectBackend } from "./servers/open-backend.ts";
import { startSite } from "./servers/servers.ts";
import { warmPages } from "./servers/warm-pages.ts";
import { loadSettings } from "./settings/settings.ts";

main(
  async () => {
    readOptions("npm run serve   serves the existing build with the backend at BACKEND_URL", {});
    const settings = loadSettings();
    const { host, port, siteUrl, env, distDir } = settings;
    if (!settings.backend) {
      throw new CliError(
        "BACKEND_URL is not set. Set it, BACKEND_USERNAME and BACKEND_PASSWORD, for example in .env.",
      );
    }
    const built = readFingerprint(distDir);
    if (!built) throw new CliError("There is no finished build. Run npm run build first.");
    if (built.siteUrl !== siteUrl) {
      warn(
        `Warning: the build is for SITE_URL ${built.siteUrl}, but SITE_URL is ${siteUrl}. Run npm run build again.`,
      );
    }
    await requirePort(port, "PORT", "npm run serve");
    const backend = await connectBackend(settings.backend, { allowUnreachable: true });
    // The log is passed on unfiltered: servers collect it.
    const site = await startSite({ port, backend, siteUrl, distDir, env });
    const stopped = untilOneExits([site.child]);
    await Promise.race([warmPages(site.url), stopped]);
    info(`The site is at ${browserUrl(host, port)}`);
    info(networkNotice(host, siteUrl, "npm run serve"));
    return stopped;
  },
  // More than the site's own deadline (server/http/shut-down.ts).
  { codeOnSignal: 0, stopTimeoutMs: 17_000 },
);
