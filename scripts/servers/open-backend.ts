import { warningsOnly } from "../process/log-lines.ts";
import { freePort, isPortFree, requirePort } from "../process/ports.ts";
import { CliError, step, warn } from "../process/terminal.ts";
import { type BackendAccess, generateMissingSecrets, type Settings } from "../settings/settings.ts";
import { probeBackend } from "./probe.ts";
import { type BackendOptions, revalidateUrl, startBackend } from "./servers.ts";

/** Starts the embedded backend, or probes the one at BACKEND_URL. @param command the npm command, for the advice */
export async function openBackend(settings: Settings, command: string) {
  if (settings.backend) return { access: await connectBackend(settings.backend), children: [] };
  const { backendPort: port, port: sitePort, host, env } = settings;
  await requirePort(port, "BACKEND_PORT", command);
  const starting = step("Starting the embedded backend");
  const { BACKEND_USERNAME = "", BACKEND_PASSWORD = "", REVALIDATE_SECRET = "" } = env;
  const backend = await startQuietly({
    port,
    username: BACKEND_USERNAME,
    password: BACKEND_PASSWORD,
    revalidate: { url: revalidateUrl(sitePort, host), secret: REVALIDATE_SECRET },
    env,
  });
  starting.done("ready");
  return backend;
}

/**
 * Probes an external backend.
 * @param allowUnreachable only warns about a backend that is down: it may come back
 * @throws CliError with the problem
 */
export async function connectBackend(
  access: BackendAccess,
  { allowUnreachable = false } = {},
): Promise<BackendAccess> {
  const result = await probeBackend(access);
  if (result.kind === "ok") return access;
  if (!allowUnreachable || result.kind !== "unreachable") throw new CliError(result.message);
  warn(`Warning: ${result.message}`);
  return access;
}

/** An embedded backend with random credentials. */
export async function openTemporaryBackend(env: NodeJS.ProcessEnv, preferredPort?: number) {
  const port = preferredPort && (await isPortFree(preferredPort)) ? preferredPort : await freePort();
  const { BACKEND_USERNAME = "", BACKEND_PASSWORD = "" } = generateMissingSecrets({});
  return startQuietly({ port, username: BACKEND_USERNAME, password: BACKEND_PASSWORD, env });
}

/** Starts the embedded backend, and prints only its warnings and errors. */
export async function startQuietly(options: BackendOptions) {
  const log = warningsOnly("backend");
  const { access, child, stop } = await startBackend({ ...options, onLine: log.onLine });
  log.ready();
  return { access, children: [child], close: stop };
}
