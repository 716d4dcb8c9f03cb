import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { CliError } from "../process/terminal.ts";

export type Values = Record<string, string | undefined>;

/** The values of a `.env` file; empty without one. */
export function readDotenv(file: string): Values {
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}

/** Appends values to a `.env` file and makes it readable for its owner only. Existing lines stay as they are. */
export function appendDotenv(file: string, values: Record<string, string>): void {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  try {
    const content = existsSync(file) ? readFileSync(file, "utf8") : "";
    const gap = content === "" || content.endsWith("\n") ? "" : "\n";
    writeFileSync(file, gap + lines.join(""), { flag: "a", mode: 0o600 });
    chmodSync(file, 0o600);
  } catch (error) {
    const names = Object.keys(values).join(", ");
    throw new CliError(
      `${file} cannot be written (${(error as Error).message}). Make it writable, or set ${names} yourself.`,
    );
  }
}

/** The environment overrides the file. Empty variables count as unset. */
export function mergeEnvironment(fromFile: Values, environment: Values): Values {
  const present = (values: Values) =>
    Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  return Object.fromEntries([...present(fromFile), ...present(environment)]);
}
