import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { CliError } from "../process/terminal.ts";

export type Values = Record<string, string | undefined>;

const assignment = /^(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/;
const singleQuoted = /^'([^']*)'(?:\s+#.*)?$/;
const doubleQuoted = /^"((?:[^"\\]|\\.)*)"(?:\s+#.*)?$/;

/** The file that every program of the project reads. */
export function environmentFile(): string {
  return process.env.ENV_FILE || ".env";
}

/**
 * The variables of the environment and of its file, which Next must not read in its own way, too. `CMS_ENV_FILE` adds a file
 * that only the CMS can read, if it exists.
 */
export function loadEnvironment(file = environmentFile(), environment: Values = process.env): Values {
  if (file === environment.ENV_FILE && !existsSync(file))
    throw new CliError(`ENV_FILE is "${file}", which does not exist.`);
  const { CMS_ENV_FILE } = environment;
  const values = { ...readDotenv(file), ...(CMS_ENV_FILE ? readDotenv(CMS_ENV_FILE) : {}) };
  return { ...mergeEnvironment(values, environment), __NEXT_PROCESSED_ENV: "true" };
}

/**
 * The values of a `.env` file; empty without one. Not by `util.parseEnv`, which skips lines that it cannot read, cuts a value at any
 * `#`, and ends one in quotes at `\"`.
 * @throws CliError with the number of the first invalid line
 */
export function readDotenv(file: string): Values {
  if (!existsSync(file)) return {};
  const values: Values = {};
  for (const [index, raw] of readText(file).split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    const fail = (problem: string) => new CliError(`${file}, line ${index + 1} is invalid: ${problem}.`);
    if (/\p{Cc}/u.test(line.replaceAll("\t", " "))) throw fail("it has a control character");
    const [, name, text = ""] = assignment.exec(line) ?? [];
    if (!name) throw fail("it is neither NAME=value nor a comment");
    values[name] = readValue(text, (problem) => fail(`${name} ${problem}`));
  }
  return values;
}

/** A `#` begins a comment only after a space, as in a shell. */
function readValue(text: string, fail: (problem: string) => CliError): string {
  const value = text.trim();
  if (value === "" || /^\s+#/.test(text)) return "";
  const [, literal] = singleQuoted.exec(value) ?? [];
  if (literal !== undefined) return literal;
  const [, escaped] = doubleQuoted.exec(value) ?? [];
  if (escaped !== undefined) return escaped.replace(/\\(["\\$`])/g, "$1");
  if (/^["'`]/.test(value))
    throw fail('has no closing quote, or text after it; in "…", write \\" for a quote');
  if (value.startsWith("#")) throw fail("begins with #; put it in quotes");
  return value.replace(/\s+#.*$/, "");
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    throw new CliError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
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
