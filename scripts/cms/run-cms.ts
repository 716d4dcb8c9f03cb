import { join } from "node:path";
import { type Child, startChild } from "../process/child.ts";
import { warningsOnly } from "../process/log-lines.ts";
import { CliError, step } from "../process/terminal.ts";
import { waitFor } from "../process/wait.ts";
import { basicAuth } from "../servers/probe.ts";
import { startQuietSite } from "../servers/servers.ts";
import type { BackendAccess } from "../settings/settings.ts";
import type { CmsSettings } from "./settings.ts";

/** Opening and migrating a database may take a while. */
const startTimeoutMs = 60_000;

/** Runs a command of the CMS in this terminal. @throws CliError when it fails */
export async function runCms(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return startChild({ name: "The command", args: [join("cms", "server", file), ...args], env }).ended;
}

/** The CMS as the backend of a site. */
export function accessOf({ port, env }: CmsSettings): BackendAccess {
  const { BACKEND_USERNAME: username = "", BACKEND_PASSWORD: password = "" } = env;
  return { url: `http://127.0.0.1:${port}`, username, password };
}

/** Starts the CMS and waits until it serves content; prints only its warnings and errors. @throws CliError */
export async function startCms(cms: CmsSettings): Promise<{ child: Child }> {
  const starting = step("Starting the CMS");
  const access = accessOf(cms);
  const log = warningsOnly("cms");
  const args = ["cms/server/main.ts"];
  const child = startChild({
    name: "The CMS",
    args,
    env: cms.env,
    onLine: log.onLine,
    exitsWithParent: true,
  });
  const failureReason = () => child.ending && `The CMS ended before it was ready (${child.ending}).`;
  const options = { timeoutMs: startTimeoutMs, headers: basicAuth(access), failureReason };
  await waitFor(`${access.url}/openapi.json`, options).catch((error: Error) => {
    throw new CliError([...child.tail.slice(-20), error.message].join("\n"));
  });
  log.ready();
  starting.done("ready");
  return { child };
}

/** Starts the site's build as a preview of drafts for users of the CMS. @throws CliError */
export async function startPreview(
  { settings, port, preview, url }: CmsSettings,
  { username, password }: BackendAccess,
) {
  const backend = { url: `http://127.0.0.1:${port}/drafts`, username, password };
  const env = {
    ...settings.env,
    HOST: "127.0.0.1",
    REDIS_URL: "",
    PREVIEW_SECRET: preview.secret,
    PREVIEW_FRAME: url,
  };
  const { distDir, siteUrl } = settings;
  return startQuietSite("preview", { port: preview.port, backend, siteUrl, distDir, env });
}
