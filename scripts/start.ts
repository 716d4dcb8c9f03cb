/**
 * `npm start`: from a fresh clone to a running site, and from then on the quickest way to it.
 * `npm start -- --rebuild` builds even when nothing has changed.
 */
import { buildSite } from "./lib/build.ts";
import { buildInputs, buildStamp, whyBuild } from "./lib/build-stamp.ts";
import { openBackend } from "./lib/content-backend.ts";
import { warningsOnly } from "./lib/logs.ts";
import { main, untilOneEnds } from "./lib/main.ts";
import { requirePort } from "./lib/ports.ts";
import { say, step } from "./lib/say.ts";
import { startSite } from "./lib/servers.ts";
import { loadSettings } from "./lib/settings.ts";
import { visitAllPages } from "./lib/warm.ts";

main(
  async () => {
    const settings = loadSettings(".env", { makeMissing: true });
    const { port, siteUrl, env, revalidateSecret, distDir } = settings;
    await requirePort(port, "PORT", "npm start");
    const backend = await openBackend(settings, { command: "npm start" });

    const inputs = buildInputs(settings);
    const rebuild = process.argv.includes("--rebuild") ? "as asked" : undefined;
    const reason = rebuild ?? whyBuild(distDir, buildStamp(inputs));
    if (reason) {
      const progress = step(`Building the site (${reason})`);
      await buildSite({ backend: backend.access, inputs, distDir, env, progress });
      progress.done();
    }

    const starting = step("Starting the site");
    const log = warningsOnly("site");
    const options = { port, siteUrl, env, revalidateSecret, distDir, onLine: log.onLine };
    const site = await startSite({ ...options, backend: backend.access });
    log.ready();
    starting.done("ready");

    const stopped = untilOneEnds([site.child, ...backend.children]);
    await Promise.race([visitAllPages(site.url), stopped]);
    say(`\nThe site is at http://localhost:${port}  (Ctrl-C stops it)`);
    return stopped;
  },
  { codeOnSignal: 0, farewell: "\nStopping…" },
);
