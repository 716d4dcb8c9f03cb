import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { relative } from "node:path";
import { defaultHost } from "../../lib/runtime/listen-address.ts";
import { CliError, info } from "../process/terminal.ts";
import { appendDotenv, loadEnvironment, type Values } from "./dotenv.ts";

/** URL and credentials of a content backend. */
export type BackendAccess = { url: string; username: string; password: string };

export type Settings = {
  /** IP address at which the site listens. */
  host: string;
  port: number;
  siteUrl: string;
  siteName: string | undefined;
  /** Port of the embedded backend. */
  backendPort: number;
  /** Without it the embedded backend is used. */
  backend: BackendAccess | undefined;
  revalidateSecret: string | undefined;
  /** Folder of the build. */
  distDir: string;
  /** The environment merged with its file; child processes get it. */
  env: NodeJS.ProcessEnv;
};

/** @throws CliError with one line that says what to change */
export function parseSettings(values: Values): Settings {
  const port = readPort(values, "PORT", 3000);
  const backendPort = readPort(values, "BACKEND_PORT", 4000);
  const url = readUrl(values, "BACKEND_URL");
  const { BACKEND_USERNAME: username, BACKEND_PASSWORD: password } = values;
  if (!url && port === backendPort) {
    throw new CliError(`PORT and BACKEND_PORT are both ${port}. Give one of them another value.`);
  }
  if (url && !(username && password)) {
    throw new CliError(
      "BACKEND_URL is set without credentials: set BACKEND_USERNAME and BACKEND_PASSWORD, for example in .env.",
    );
  }
  return {
    host: readHost(values),
    port,
    siteUrl: readUrl(values, "SITE_URL") ?? `http://localhost:${port}`,
    siteName: values.SITE_NAME,
    backendPort,
    backend: url && username && password ? { url, username, password } : undefined,
    revalidateSecret: values.REVALIDATE_SECRET,
    distDir: values.NEXT_DIST_DIR ?? ".next",
    env: values as NodeJS.ProcessEnv,
  };
}

/** Random values for the embedded backend's unset variables. There is no fixed default. */
export function generateMissingSecrets(values: Values): Record<string, string> {
  const generated: Record<string, string> = {
    BACKEND_USERNAME: `site-${randomBytes(6).toString("hex")}`,
    BACKEND_PASSWORD: randomBytes(32).toString("base64url"),
    REVALIDATE_SECRET: randomBytes(32).toString("base64url"),
  };
  return Object.fromEntries(Object.entries(generated).filter(([name]) => !values[name]));
}

/** Reads the environment and its file. `generateSecrets` first adds the embedded backend's missing secrets to the file. */
export function loadSettings(file: string, { generateSecrets = false } = {}): Settings {
  const values = loadEnvironment(file);
  parseSettings(values);
  if (generateSecrets && !values.BACKEND_URL) {
    const generated = generateMissingSecrets(values);
    const names = Object.keys(generated);
    if (names.length > 0) {
      appendDotenv(file, generated);
      Object.assign(values, generated);
      info(`Generated and written to ${relative(process.cwd(), file)}: ${names.join(", ")}`);
    }
  }
  return parseSettings(values);
}

function readHost({ HOST }: Values): string {
  if (!HOST || isIP(HOST)) return HOST || defaultHost;
  throw new CliError(
    `HOST is "${HOST}". Set it to an IP address of this machine, or to 0.0.0.0 for all of them, or leave it out for ${defaultHost}.`,
  );
}

function readPort(values: Values, name: string, defaultPort: number): number {
  const text = values[name];
  if (!text) return defaultPort;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65535) return port;
  throw new CliError(
    `${name} is "${text}". Set it to a whole number from 1 to 65535, or leave it out for ${defaultPort}.`,
  );
}

function readUrl(values: Values, name: string): string | undefined {
  const text = values[name];
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new CliError(`${name} is "${text}". Set it to a full URL, for example https://www.example.com`);
  }
  if (url.username || url.password) {
    throw new CliError(`${name} contains credentials. Move them to BACKEND_USERNAME and BACKEND_PASSWORD.`);
  }
  return text.replace(/\/+$/, "");
}
