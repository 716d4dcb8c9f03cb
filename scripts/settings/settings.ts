import { randomBytes } from "node:crypto";
import { relative } from "node:path";
import { CliError, info } from "../process/terminal.ts";
import { appendDotenv, mergeEnvironment, readDotenv, type Values } from "./dotenv.ts";

/** How the site reaches its content. */
export type BackendAccess = { url: string; username: string; password: string };

export type Settings = {
  port: number;
  siteUrl: string;
  siteName: string | undefined;
  /** Of the embedded backend. */
  backendPort: number;
  /** Unset: the embedded backend is to be started. */
  backendUrl: string | undefined;
  username: string | undefined;
  password: string | undefined;
  revalidateSecret: string | undefined;
  /** Where the build is. */
  distDir: string;
  /** The real environment and `.env` together: what children get. */
  env: NodeJS.ProcessEnv;
};

/** Checks the values that the scripts themselves need. Throws one line that says what to do. */
export function parseSettings(values: Values): Settings {
  const port = readPort(values, "PORT", 3000);
  const backendPort = readPort(values, "BACKEND_PORT", 4000);
  const backendUrl = readUrl(values, "BACKEND_URL");
  if (!backendUrl && port === backendPort) {
    throw new CliError(`PORT and BACKEND_PORT are both ${port}. Give one of them another value.`);
  }
  if (backendUrl && !(values.BACKEND_USERNAME && values.BACKEND_PASSWORD)) {
    throw new CliError(
      "BACKEND_URL is set: set BACKEND_USERNAME and BACKEND_PASSWORD for it too, in .env say.",
    );
  }
  return {
    port,
    siteUrl: readUrl(values, "SITE_URL") ?? `http://localhost:${port}`,
    siteName: values.SITE_NAME,
    backendPort,
    backendUrl,
    username: values.BACKEND_USERNAME,
    password: values.BACKEND_PASSWORD,
    revalidateSecret: values.REVALIDATE_SECRET,
    distDir: values.NEXT_DIST_DIR ?? ".next",
    env: values as NodeJS.ProcessEnv,
  };
}

/** The values that an embedded backend needs and that are not set: never a fixed default. */
export function generateMissingSecrets(values: Values): Record<string, string> {
  const made: Record<string, string> = {
    BACKEND_USERNAME: `site-${randomBytes(6).toString("hex")}`,
    BACKEND_PASSWORD: randomBytes(32).toString("base64url"),
    REVALIDATE_SECRET: randomBytes(32).toString("base64url"),
  };
  return Object.fromEntries(Object.entries(made).filter(([name]) => !values[name]));
}

/** Reads `.env` and the environment. With `makeMissing` it first adds what an embedded backend needs to `.env`. */
export function loadSettings(file: string, { makeMissing = false } = {}): Settings {
  const values = mergeEnvironment(readDotenv(file), process.env);
  parseSettings(values);
  if (makeMissing && !values.BACKEND_URL) {
    const made = generateMissingSecrets(values);
    const names = Object.keys(made);
    if (names.length > 0) {
      appendDotenv(file, made);
      Object.assign(values, made);
      info(`Made at random and written to ${relative(process.cwd(), file)}: ${names.join(", ")}`);
    }
  }
  return parseSettings(values);
}

function readPort(values: Values, name: string, otherwise: number): number {
  const text = values[name];
  if (!text) return otherwise;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65535) return port;
  throw new CliError(
    `${name} is "${text}". Set it to a whole number from 1 to 65535, or leave it out for ${otherwise}.`,
  );
}

function readUrl(values: Values, name: string): string | undefined {
  const text = values[name];
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new CliError(`${name} is "${text}". Set it to a whole address: https://www.example.com`);
  }
  if (url.username || url.password) {
    throw new CliError(
      `${name} has credentials in it. Put them into BACKEND_USERNAME and BACKEND_PASSWORD instead.`,
    );
  }
  return text.replace(/\/+$/, "");
}
