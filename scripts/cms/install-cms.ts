import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { startChild } from "../process/child.ts";
import { CliError, step } from "../process/terminal.ts";

const lockfile = join("cms", "package-lock.json");
const installedHashFile = join("cms", "node_modules", ".cache", "installed-lockfile");
// Of peers, the admin uses those alone that are named in package.json.
const options = ["--omit=peer", "--no-audit", "--no-fund", "--loglevel=error"];

const lockfileHash = () => createHash("sha256").update(readFileSync(lockfile)).digest("hex");

/** The packages of the CMS are those of its lock file. */
export function isCmsInstalled(): boolean {
  return existsSync(installedHashFile) && readFileSync(installedHashFile, "utf8") === lockfileHash();
}

/** Installs the packages of the CMS unless they are those of its lock file. @throws CliError */
export async function installCms(): Promise<void> {
  if (isCmsInstalled()) return;
  const progress = step("Installing the packages of the CMS (about 750 MB)");
  let output = await npm(["ci", ...options]);
  // The lock file may lack packages of this system.
  if (output?.includes("in sync")) output = await npm(["install", "--no-save", ...options]);
  if (output !== undefined) {
    throw new CliError(
      `${output}\nnpm could not install the packages of the CMS. Check the network and try again.`,
    );
  }
  mkdirSync(dirname(installedHashFile), { recursive: true });
  writeFileSync(installedHashFile, lockfileHash());
  progress.done();
}

/** @returns the last lines of its output when it failed */
async function npm(args: string[]): Promise<string | undefined> {
  const child = startChild({ name: "npm", program: "npm", args, cwd: "cms", onLine: () => {} });
  return (await child.ended) === 0 ? undefined : child.tail.slice(-15).join("\n") || String(child.ending);
}
