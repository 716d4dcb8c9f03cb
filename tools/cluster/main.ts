/**
 * `npm run cluster`: runs replicas of the site behind nginx with a shared Redis, from the files in deploy/. For trying
 * out a deployment on one machine; on servers, systemd or containers run these programs.
 */
import { buildIfNeeded } from "../../scripts/build/build-site.ts";
import { buildInputs } from "../../scripts/build/fingerprint.ts";
import { warningsOnly } from "../../scripts/process/log-lines.ts";
import { main, untilOneExits } from "../../scripts/process/main.ts";
import { readOptions } from "../../scripts/process/options.ts";
import { CliError, info, step } from "../../scripts/process/terminal.ts";
import { openBackend } from "../../scripts/servers/open-backend.ts";
import { loadSettings } from "../../scripts/settings/settings.ts";
import { Cluster, clusterPorts } from "./cluster.ts";
import { findPrograms } from "./programs.ts";

const HELP = `npm run cluster                    two replicas at https://localhost:3000; uses the following ports too
npm run cluster -- --replicas 4    another number of replicas
npm run cluster -- --port 4200     another first port`;

/** A separate build, because its site URL differs from the one of \`npm start\`. */
const distDir = ".next-cluster";

main(
  async () => {
    const { values } = readOptions(HELP, {
      options: {
        replicas: { type: "string", default: "2" },
        port: { type: "string", default: process.env.PORT || "3000" },
      },
    });
    const [replicas, port] = [Number(values.replicas), Number(values.port)];
    if (!(Number.isInteger(replicas) && replicas >= 1 && replicas <= 16))
      throw new CliError("--replicas must be a whole number from 1 to 16.");
    if (!(Number.isInteger(port) && port >= 1024 && port < 65_500))
      throw new CliError("--port must be a whole number from 1024 to 65499.");
    const programs = await findPrograms();

    const loaded = loadSettings({ generateSecrets: true });
    const siteUrl = process.env.SITE_URL ?? `https://localhost:${port}`;
    // The embedded backend publishes through nginx.
    const settings = { ...loaded, siteUrl, port: clusterPorts(port).inside };
    const backend = await openBackend(settings, "npm run cluster");
    const { env, revalidateSecret } = settings;
    const inputs = buildInputs(settings);
    await buildIfNeeded({ backend: backend.access, inputs, revalidateSecret, distDir, env });

    const starting = step(`Starting ${replicas} replicas, Redis and nginx`);
    const log = warningsOnly("site");
    const cluster = new Cluster({
      programs,
      port,
      replicas,
      release: { root: ".", distDir },
      backend: backend.access,
      revalidateSecret: revalidateSecret ?? "",
      env: { ...env, SITE_URL: siteUrl },
      onLine: log.onLine,
    });
    await cluster.start();
    log.ready();
    starting.done("ready");
    info(`\nThe cluster is running at ${cluster.url}  (Ctrl-C stops it)`);
    info(`Publish endpoint: ${cluster.publishUrl}. Logs of nginx, until it stops: ${cluster.folder}`);
    const { redis, nginx, replicas: sites } = cluster;
    const children = [redis, nginx, ...sites.map(({ child }) => child)].filter((one) => one !== undefined);
    return untilOneExits([...children, ...backend.children]);
  },
  { codeOnSignal: 0, signalMessage: "\nStopping…" },
);
