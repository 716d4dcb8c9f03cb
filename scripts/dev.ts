/** `npm run dev`: the development server, with the embedded backend when BACKEND_URL is unset. */
import { setTimeout as sleep } from "node:timers/promises";
import { defaultHost } from "../lib/runtime/listen-address.ts";
import { type Child, startChild, withVariables } from "./process/child.ts";
import { main, untilOneExits } from "./process/main.ts";
import { readOptions } from "./process/options.ts";
import { requirePort } from "./process/ports.ts";
import { nextProgram } from "./programs/npm-programs.ts";
import { openBackend } from "./servers/open-backend.ts";
import { revalidateUrl } from "./servers/servers.ts";
import { backendVariables, loadSettings } from "./settings/settings.ts";

/** Requests the route that the backend calls after an edit, so that the first edit shows as fast as later ones. */
async function compileRevalidation(url: string, site: Child): Promise<void> {
  while (site.ending === undefined) {
    try {
      await fetch(url);
      return;
    } catch {
      await sleep(200);
    }
  }
}

main(
  async () => {
    readOptions(
      "npm run dev   serves the site with live reload, and starts the embedded backend unless BACKEND_URL is set",
      {},
    );
    const settings = loadSettings({ generateSecrets: true });
    const { port, siteUrl } = settings;
    // Next takes a middleware's rewrite at 127.0.0.1 for one to another host: it names that address "localhost" in one place only.
    const host = settings.host === defaultHost ? "localhost" : settings.host;
    await requirePort(port, "PORT", "npm run dev");
    const backend = await openBackend({ ...settings, host }, "npm run dev");
    const env = withVariables(settings.env, {
      NEXT_TELEMETRY_DISABLED: "1",
      HOST: settings.host,
      PORT: String(port),
      SITE_URL: siteUrl,
      ...backendVariables(backend.access),
    });
    const args = [nextProgram, "dev", "-H", host, "-p", String(port)];
    const site = startChild({ name: "The development server", args, env, exitsWithParent: true });
    void compileRevalidation(revalidateUrl(port, host), site);
    return untilOneExits([site, ...backend.children]);
  },
  { codeOnSignal: 0 },
);
