import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { startChild } from "../process/child.ts";
import { CliError, type Step } from "../process/terminal.ts";

/** A program that npm does not install. */
export type SystemProgram = {
  name: string;
  /** The environment variable that names its file. */
  variable: string;
  /** File names, the preferred one first. */
  commands: string[];
  /** Debian's package. */
  package: string;
  /** Fallback: used if it is installed, and installed if the package is unknown. */
  fallback?: SystemProgram;
  /** The service that systemd would start with the package; only the program is wanted. */
  service?: string;
};

export const systemChromium: SystemProgram = {
  name: "Chromium",
  variable: "CHROMIUM_PATH",
  commands: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  package: "chromium",
};

/** Chromium without windows, profiles and menus renders the same pages for a third of the CPU time. */
export const testBrowser: SystemProgram = {
  name: "Chromium's headless shell",
  variable: "CHROMIUM_PATH",
  commands: ["chromium-headless-shell", "chrome-headless-shell"],
  package: "chromium-headless-shell",
  fallback: systemChromium,
};

export const java: SystemProgram = {
  name: "Java (for the HTML checker)",
  variable: "JAVA_PATH",
  commands: ["java"],
  package: "default-jre-headless",
};

export const redis: SystemProgram = {
  name: "Redis",
  variable: "REDIS_SERVER_PATH",
  commands: ["redis-server"],
  package: "redis-server",
  service: "redis-server.service",
};

export const php: SystemProgram = {
  name: "PHP (for the adapters)",
  variable: "PHP_PATH",
  commands: ["php"],
  package: "php-cli",
};

/** Debian keeps the server itself out of the PATH. */
export const postgres: SystemProgram = {
  name: "Postgres",
  variable: "PG_CTLCLUSTER_PATH",
  commands: ["pg_ctlcluster"],
  package: "postgresql",
  service: "postgresql.service",
};

type Exists = (path: string) => boolean;

/** Debian's own programs come before others on the PATH. */
export function findCommand(names: string[], env: NodeJS.ProcessEnv, exists: Exists = existsSync) {
  const folders = [...new Set(["/usr/bin", ...(env.PATH ?? "").split(delimiter)])].filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => exists(path));
}

/** A file named by the variable is never replaced by another one, even if it does not exist. */
export function findProgram(
  program: SystemProgram,
  env: NodeJS.ProcessEnv,
  exists: Exists = existsSync,
): string | undefined {
  const named = env[program.variable];
  if (named) return exists(named) ? named : undefined;
  const { commands, fallback } = program;
  return findCommand(commands, env, exists) ?? (fallback && findProgram(fallback, env, exists));
}

/** @throws CliError that says how to get the missing program */
export function requireProgram(program: SystemProgram, env: NodeJS.ProcessEnv, exists?: Exists): string {
  const path = findProgram(program, env, exists);
  if (path) return path;
  throw new CliError(programAdvice([program], env));
}

/** One line for each wrong variable, and one command for all missing packages. */
export function programAdvice(programs: SystemProgram[], env: NodeJS.ProcessEnv): string {
  const wrong = programs.filter(({ variable }) => env[variable]);
  const lines = wrong.map(
    ({ variable }) => `${variable} is "${env[variable]}", and there is no such file. Correct it or unset it.`,
  );
  const missing = programs.filter(({ variable }) => !env[variable]);
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(", ");
    const packages = missing.map(({ package: name, fallback }) => fallback?.package ?? name);
    const variables = missing.map(({ variable }) => variable).join(", ");
    lines.push(`Missing: ${names}. Install (Debian: ${aptCommand(packages)}) or set ${variables}.`);
  }
  return lines.join("\n");
}

/** Programs that cannot be used and, if apt is available, those of which only a fallback is installed. */
export function findMissing(
  programs: SystemProgram[],
  env: NodeJS.ProcessEnv,
  { exists = existsSync, canInstall = canInstallPackages() }: { exists?: Exists; canInstall?: boolean } = {},
): SystemProgram[] {
  return programs.filter((program) =>
    env[program.variable] || !canInstall
      ? !findProgram(program, env, exists)
      : !findCommand(program.commands, env, exists),
  );
}

/** The command for people who are not root. */
function aptCommand(packages: string[]): string {
  return `sudo sh -c "apt-get update && apt-get install -y --no-install-recommends ${packages.join(" ")}"`;
}

function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/**
 * Installs Debian packages with one call of apt-get, where this process may.
 * @throws CliError with the reason why a program is still missing, and what to do
 */
export async function installPrograms(
  programs: SystemProgram[],
  env: NodeJS.ProcessEnv,
  progress: Step,
): Promise<void> {
  const unnamed = programs.filter(({ variable }) => !env[variable]);
  let output = "";
  if (unnamed.length > 0 && canInstallPackages()) {
    const services = unnamed.flatMap(({ service }) => service ?? []);
    const hasSystemd = services.length > 0 && existsSync("/run/systemd/system");
    const mask = hasSystemd ? `systemctl mask ${services.join(" ")};` : "";
    // The fallback where the distribution has no package of the first name.
    const names = unnamed.map(({ package: name, fallback }) =>
      fallback
        ? `$(for p in ${name} ${fallback.package}; do apt-cache show $p >/dev/null 2>&1 && echo $p && break; done)`
        : name,
    );
    const child = startChild({
      name: "apt-get",
      program: "/bin/sh",
      args: ["-c", `${mask} apt-get update && apt-get install -y --no-install-recommends ${names.join(" ")}`],
      env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
      onLine: (line) => progress.update(line),
    });
    await child.ended;
    output = child.tail.slice(-15).join("\n");
  }
  const missing = programs.filter((program) => !findProgram(program, env));
  if (missing.length > 0)
    throw new CliError([output, programAdvice(missing, env)].filter(Boolean).join("\n"));
}
