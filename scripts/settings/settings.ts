import { randomBytes } from "node:crypto";
import { relative } from "node:path";
import { defaultMonths } from "../../lib/inquiry/retention.ts";
import { type Env, readEnv } from "../../lib/runtime/env-schema.ts";
import { CliError, info } from "../process/terminal.ts";
import { appendDotenv, environmentFile, loadEnvironment, type Values } from "./dotenv.ts";

/** URL and credentials of a content backend. */
export type BackendAccess = { url: string; username: string; password: string };

/** The variables by which the site's programs find a backend. */
export function backendVariables({ url, username, password }: BackendAccess) {
  return { BACKEND_URL: url, BACKEND_USERNAME: username, BACKEND_PASSWORD: password };
}

export type Settings = ReturnType<typeof parseSettings>;

/** Stands for the embedded backend, whose access is generated later. */
const embeddedAccess = { BACKEND_URL: "http://127.0.0.1", BACKEND_USERNAME: "-", BACKEND_PASSWORD: "-" };

/** @throws CliError with one line that says what to change */
export function parseSettings(values: Values) {
  const env = validate(values.BACKEND_URL ? values : { ...embeddedAccess, ...values });
  const backendPort = readPort(values, "BACKEND_PORT", 4000);
  if (!values.BACKEND_URL && env.PORT === backendPort) {
    throw new CliError(`PORT and BACKEND_PORT are both ${backendPort}. Give one of them another value.`);
  }
  const { BACKEND_URL: url, BACKEND_USERNAME: username, BACKEND_PASSWORD: password } = env;
  return {
    host: env.HOST,
    port: env.PORT,
    siteUrl: env.SITE_URL,
    siteName: values.SITE_NAME,
    languages: values.LOCALES,
    backendPort,
    // Without it the embedded backend is used.
    backend: values.BACKEND_URL ? { url, username, password } : undefined,
    revalidateSecret: values.REVALIDATE_SECRET,
    distDir: values.NEXT_DIST_DIR ?? ".next",
    // Child processes get it.
    env: withRetention(values) as NodeJS.ProcessEnv,
  };
}

/** The site names the period to its visitors; of a backend of its own it knows what is set. */
function withRetention(values: Values): Values {
  return values.BACKEND_URL ? values : { INQUIRY_MONTHS: String(defaultMonths), ...values };
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
export function loadSettings({ file = environmentFile(), generateSecrets = false } = {}): Settings {
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

function validate(values: Values): Env {
  try {
    return readEnv(values);
  } catch (error) {
    throw new CliError((error as Error).message);
  }
}

/** @throws CliError */
export function readPort(values: Values, name: string, defaultPort: number): number {
  const text = values[name] || String(defaultPort);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65535) return port;
  throw new CliError(`${name} is "${text}". Set it to a whole number from 1 to 65535.`);
}
