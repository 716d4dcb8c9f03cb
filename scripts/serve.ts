/**
 * `npm run serve`: what a server runs. It serves the site that `npm run build` has built, against the backend that
 * BACKEND_URL names. It comes up while that backend is down; it does not with a wrong configuration.
 */
import { readFingerprint } from "./build/fingerprint.ts";
import { main, untilOneExits } from "./process/main.ts";
import { requirePort } from "./process/ports.ts";
import { CliError, info, warn } from "./process/terminal.ts";
import { connectBackend, requireBackendAccess } from "./servers/open-backend.ts";
import { startSite } from "./servers/servers.ts";
import { warmPages } from "./servers/warm-pages.ts";
import { loadSettings } from "./settings/settings.ts";

main(
  async () => {
    const settings = loadSettings(".env");
    const { port, siteUrl, env, distDir, revalidateSecret } = settings;
    requireBackendAccess(settings);
    const built = readFingerprint(distDir);
    if (!built) throw new CliError("There is no finished build. Run this first: npm run build");
    if (built.siteUrl !== siteUrl) {
      warn(
        `Warning: built for SITE_URL ${built.siteUrl}, now it is ${siteUrl}. Run this again: npm run build`,
      );
    }
    await requirePort(port, "PORT", "npm run serve");
    const backend = await connectBackend(settings, { tolerant: true });
    // Its output goes on as it is: a server's log is collected, not read in passing.
    const site = await startSite({ port, backend, siteUrl, revalidateSecret, distDir, env });
    const stopped = untilOneExits([site.child]);
    await Promise.race([warmPages(site.url), stopped]);
    info(`The site is at http://localhost:${port}`);
    return stopped;
  },
  { codeOnSignal: 0 },
);
