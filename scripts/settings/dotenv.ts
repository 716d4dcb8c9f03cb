import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { CliError } from "../process/terminal.ts";

export type Values = Record<string, string | undefined>;

/** The values of a `.env` file; none when there is no such file. */
export function readDotenv(file: string): Values {
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}

/** Adds values at the end of a `.env` file, which from then on only its owner may read. No line is ever changed. */
export function appendDotenv(file: string, values: Record<string, string>): void {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  try {
    const before = existsSync(file) ? readFileSync(file, "utf8") : "";
    const gap = before === "" || before.endsWith("\n") ? "" : "\n";
    writeFileSync(file, gap + lines.join(""), { flag: "a", mode: 0o600 });
    chmodSync(file, 0o600);
  } catch (error) {
    const names = Object.keys(values).join(", ");
    throw new CliError(
      `${file} cannot be written (${(error as Error).message}). Make it writable, or set ${names} yourself.`,
    );
  }
}

/** Both together; the real environment wins. A variable set to nothing counts as not set. */
export function mergeEnvironment(fromFile: Values, real: Values): Values {
  const present = (values: Values) =>
    Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  return Object.fromEntries([...present(fromFile), ...present(real)]);
}
