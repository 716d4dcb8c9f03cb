/** `npm run dev`: the site as it is being written, with the embedded backend when BACKEND_URL is unset. */
import { startChild } from "./lib/child.ts";
import { openBackend } from "./lib/content-backend.ts";
import { main, untilOneEnds } from "./lib/main.ts";
import { requirePort } from "./lib/ports.ts";
import { nextProgram } from "./lib/programs.ts";
import { withValues } from "./lib/servers.ts";
import { loadSettings } from "./lib/settings.ts";

main(
  async () => {
    const settings = loadSettings(".env", { makeMissing: true });
    const { port, siteUrl } = settings;
    await requirePort(port, "PORT", "npm run dev");
    const backend = await openBackend(settings, { command: "npm run dev" });
    const env = withValues(settings.env, {
      NEXT_TELEMETRY_DISABLED: "1",
      PORT: String(port),
      SITE_URL: siteUrl,
      BACKEND_URL: backend.access.url,
      BACKEND_USERNAME: backend.access.username,
      BACKEND_PASSWORD: backend.access.password,
    });
    const args = [nextProgram, "dev", "-p", String(port)];
    const site = startChild({ name: "The development server", args, env, guarded: true });
    return untilOneEnds([site, ...backend.children]);
  },
  { codeOnSignal: 0 },
);
