import { defaultHost, localOrigin } from "../../lib/runtime/listen-address.ts";
import { type Child, type ChildOptions, startChild, stop, withVariables } from "../process/child.ts";
import { formatWarning, warningsOnly } from "../process/log-lines.ts";
import { CliError, step } from "../process/terminal.ts";
import { waitFor } from "../process/wait.ts";
import { type BackendAccess, backendVariables } from "../settings/settings.ts";
import { memoryFlags, memoryVariables } from "./memory.ts";
import { basicAuth, PROBE_PATH } from "./probe.ts";

/** Ends a start that hangs; a busy machine takes half a minute. A process that ends is reported at once. */
const readyTimeoutMs = 120_000;

export type Server = { url: string; child: Child; stop: () => Promise<void> };

type Common = {
  port: number;
  /** The checkout whose program runs. Default: this one. */
  root?: string;
  /** Merged into this process's environment. */
  env?: NodeJS.ProcessEnv;
  /** Receives each line of output. Without it the output goes to the terminal. */
  onLine?: ChildOptions["onLine"];
};

export type BackendOptions = Common & {
  username: string;
  password: string;
  /** Default `backend/content`. */
  contentDir?: string;
  /** The site's endpoint for changed content. */
  revalidate?: { url: string; secret: string };
};

export type SiteOptions = Common & {
  backend: BackendAccess;
  /** Folder of the build. Default `.next`. */
  distDir?: string;
  siteUrl?: string;
  revalidateSecret?: string;
};

export function revalidateUrl(port: number, host = defaultHost): string {
  return `${localOrigin(host, port)}/api/revalidate`;
}

/** Starts the embedded backend and waits until it serves content. */
export async function startBackend(options: BackendOptions): Promise<Server & { access: BackendAccess }> {
  const { port, username, password, revalidate } = options;
  const url = `http://127.0.0.1:${port}`;
  const access = { url, username, password };
  const env = withVariables(options.env, {
    BACKEND_PORT: String(port),
    BACKEND_USERNAME: username,
    BACKEND_PASSWORD: password,
    CONTENT_DIR: options.contentDir,
    REVALIDATE_URL: revalidate?.url,
    REVALIDATE_SECRET: revalidate?.secret,
  });
  // Empty means unset (see test-environment.ts).
  for (const [variable, value] of Object.entries(env)) if (value === "") delete env[variable];
  const program = { name: "The embedded backend", args: ["backend/main.ts"], env };
  const child = await startServer(options, program, url + PROBE_PATH, basicAuth(access));
  return { url, child, access, stop: () => stop(child) };
}

/** Starts the built site and waits until it responds. */
export async function startSite(options: SiteOptions): Promise<Server> {
  const { port, backend } = options;
  const env = withVariables(options.env, {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    ...memoryVariables,
    NEXT_DIST_DIR: options.distDir,
    PORT: String(port),
    ...backendVariables(backend),
    SITE_URL: options.siteUrl,
    REVALIDATE_SECRET: options.revalidateSecret,
  });
  const url = localOrigin(env.HOST || defaultHost, port);
  const program = { name: "The site", args: [...memoryFlags, "server/main.ts"], env };
  const child = await startServer(options, program, `${url}/api/health/live`);
  return { url, child, stop: () => stop(child) };
}

/** Starts the site with a progress line, and prints only its warnings and errors, with its name. */
export async function startQuietSite(name: string, options: SiteOptions): Promise<Server> {
  const starting = step(`Starting the ${name}`);
  const log = warningsOnly(name);
  const server = await startSite({ ...options, onLine: log.onLine });
  log.ready();
  starting.done("ready");
  return server;
}

/** Starts a server and waits until it responds at a URL. */
async function startServer(
  { root: cwd, onLine }: Common,
  program: Pick<ChildOptions, "name" | "args" | "env">,
  url: string,
  headers?: Record<string, string>,
): Promise<Child> {
  const child = startChild({ ...program, cwd, onLine, exitsWithParent: true });
  try {
    const failureReason = () => child.ending && `${child.name} ended before it was ready (${child.ending}).`;
    await waitFor(url, { timeoutMs: readyTimeoutMs, headers, failureReason });
    return child;
  } catch (error) {
    await stop(child, 1000);
    const output = child.tail
      .slice(-20)
      .map(formatWarning)
      .filter((line) => line !== undefined)
      .join("\n");
    // The server's last line of output says more than its exit code.
    const hasExplained = output && child.ending?.startsWith("exit code");
    const lines = hasExplained ? [output] : [output, (error as Error).message];
    throw new CliError(lines.filter(Boolean).join("\n"));
  }
}
