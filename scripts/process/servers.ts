import { basicAuth, PROBE_PATH } from "../content-backend/probe.ts";
import type { BackendAccess } from "../settings/settings.ts";
import { type Child, type ChildOptions, startChild, stop } from "./child.ts";
import { CliError } from "./terminal.ts";
import { waitFor } from "./wait.ts";

export type Server = { url: string; child: Child; stop: (within?: number) => Promise<void> };

type Common = {
  port: number;
  /** Added to this process's environment. */
  env?: NodeJS.ProcessEnv;
  /** Gets its output line by line; without it the output goes to the terminal. */
  onLine?: ChildOptions["onLine"];
  /** How long it may take to be ready, in milliseconds. */
  within?: number;
};

export type BackendOptions = Common & {
  username: string;
  password: string;
  /** Where it keeps what it is sent; default `data`. */
  dataDir?: string;
  /** What it serves; default `backend/content`. */
  contentDir?: string;
  /** The site to tell about changed content. */
  revalidate?: { url: string; secret: string };
};

export type SiteOptions = Common & {
  backend: BackendAccess;
  /** Where the build is; default `.next`. */
  distDir?: string;
  siteUrl?: string;
  revalidateSecret?: string;
};

/** The embedded backend's address, as this machine reaches it. */
export function backendUrl(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** The backend's address of the site's door for changed content. */
export function revalidateUrl(port: number): string {
  return `http://127.0.0.1:${port}/api/revalidate`;
}

/** Starts the embedded backend and waits until it answers with content. */
export async function startBackend(options: BackendOptions): Promise<Server & { access: BackendAccess }> {
  const { port, username, password, revalidate, within = 10_000 } = options;
  const url = backendUrl(port);
  const access = { url, username, password };
  const env = withValues(options.env, {
    BACKEND_PORT: String(port),
    BACKEND_USERNAME: username,
    BACKEND_PASSWORD: password,
    CONTENT_DIR: options.contentDir,
    DATA_DIR: options.dataDir,
    REVALIDATE_URL: revalidate?.url,
    REVALIDATE_SECRET: revalidate?.secret,
  });
  const name = "The embedded backend";
  // What is set to nothing is not set (see test-environment.ts).
  for (const [variable, value] of Object.entries(env)) if (value === "") delete env[variable];
  const child = startChild({ name, args: ["backend/server.ts"], env, onLine: options.onLine, guarded: true });
  await ready(child, url + PROBE_PATH, within, basicAuth(access));
  return { url, child, access, stop: (ms) => stop(child, ms) };
}

/** Starts the built site and waits until it answers. */
export async function startSite(options: SiteOptions): Promise<Server> {
  const { port, backend, within = 20_000 } = options;
  const url = `http://127.0.0.1:${port}`;
  const env = withValues(options.env, {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    NEXT_DIST_DIR: options.distDir,
    PORT: String(port),
    BACKEND_URL: backend.url,
    BACKEND_USERNAME: backend.username,
    BACKEND_PASSWORD: backend.password,
    SITE_URL: options.siteUrl,
    REVALIDATE_SECRET: options.revalidateSecret,
  });
  const args = ["server/main.ts"];
  const child = startChild({ name: "The site", args, env, onLine: options.onLine, guarded: true });
  await ready(child, `${url}/api/health/live`, within);
  return { url, child, stop: (ms) => stop(child, ms) };
}

/** An environment with some values set; those that are undefined stay as they were. */
export function withValues(base: NodeJS.ProcessEnv | undefined, values: Record<string, string | undefined>) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return { ...process.env, ...base, ...Object.fromEntries(given) } as NodeJS.ProcessEnv;
}

async function ready(
  child: Child,
  url: string,
  within: number,
  headers?: Record<string, string>,
): Promise<void> {
  try {
    const unless = () => child.ending && `${child.name} ended before it was ready (${child.ending}).`;
    await waitFor(url, { within, headers, unless });
  } catch (error) {
    await stop(child, 1000);
    const output = child.tail.slice(-20).join("\n");
    throw new CliError([output, (error as Error).message].filter(Boolean).join("\n"));
  }
}
