import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Child } from "../process/child.ts";
import { warningsOnly } from "../process/log-lines.ts";
import { freePort, isPortFree, requirePort } from "../process/ports.ts";
import { CliError, step, warn } from "../process/terminal.ts";
import { type BackendAccess, generateMissingSecrets, type Settings } from "../settings/settings.ts";
import { probeBackend } from "./probe.ts";
import { revalidateUrl, startBackend } from "./servers.ts";

export type BackendHandle = {
  access: BackendAccess;
  /** What was started for it: the embedded backend, or nothing. */
  children: Child[];
  close: () => Promise<void>;
};

/** The backend of the settings: the embedded one is started, another one is tried. */
export async function openBackend(
  settings: Settings,
  { command }: { command: string },
): Promise<BackendHandle> {
  if (settings.backendUrl)
    return { access: await connectBackend(settings), children: [], close: async () => {} };
  const { backendPort: port, port: sitePort, env } = settings;
  await requirePort(port, "BACKEND_PORT", command);
  const starting = step("Starting the embedded backend");
  const { BACKEND_USERNAME = "", BACKEND_PASSWORD = "", REVALIDATE_SECRET = "" } = env;
  const log = warningsOnly("backend");
  const server = await startBackend({
    port,
    username: BACKEND_USERNAME,
    password: BACKEND_PASSWORD,
    revalidate: { url: revalidateUrl(sitePort), secret: REVALIDATE_SECRET },
    env,
    onLine: log.onLine,
  });
  log.ready();
  starting.done("ready");
  return { access: server.access, children: [server.child], close: server.stop };
}

/** The backend that BACKEND_URL names; throws when the settings do not say. */
export function requireBackendAccess({ backendUrl: url, username, password }: Settings): BackendAccess {
  if (url && username && password) return { url, username, password };
  throw new CliError("BACKEND_URL is not set. Set it, BACKEND_USERNAME and BACKEND_PASSWORD, in .env say.");
}

/**
 * Tries the backend that BACKEND_URL names.
 * @param tolerant a backend that cannot be reached is a warning: it may come back by itself
 */
export async function connectBackend(settings: Settings, { tolerant = false } = {}): Promise<BackendAccess> {
  const access = requireBackendAccess(settings);
  const verdict = await probeBackend(access);
  if (verdict.kind === "ok") return access;
  if (!tolerant || verdict.kind !== "unreachable") throw new CliError(verdict.line);
  warn(`Warning: ${verdict.line}`);
  return access;
}

/** An embedded backend for the time of a build or a test: credentials of its own, and data that is thrown away. */
export async function openTemporaryBackend(
  env: NodeJS.ProcessEnv,
  wishedPort?: number,
): Promise<BackendHandle> {
  const port = wishedPort && (await isPortFree(wishedPort)) ? wishedPort : await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "content-backend-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const { BACKEND_USERNAME = "", BACKEND_PASSWORD = "" } = generateMissingSecrets({});
  const log = warningsOnly("backend");
  const account = { username: BACKEND_USERNAME, password: BACKEND_PASSWORD };
  const server = await startBackend({ port, ...account, dataDir, env, onLine: log.onLine });
  log.ready();
  return { access: server.access, children: [server.child], close: server.stop };
}
