import { existsSync } from "node:fs";
import { aptCommand, installPackage } from "./apt.ts";
import { findProgram } from "./find-program.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Where Chromium is: CHROMIUM_PATH, or the first of its usual names on the PATH or in /usr/bin. */
export function findChromium(env: NodeJS.ProcessEnv, exists = existsSync): string | undefined {
  if (env.CHROMIUM_PATH) return exists(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return findProgram(NAMES, env, exists);
}

/** What to do about a missing Chromium. */
export function chromiumAdvice(env: NodeJS.ProcessEnv): string {
  if (env.CHROMIUM_PATH)
    return `CHROMIUM_PATH is "${env.CHROMIUM_PATH}", and there is no such file. Set it to your Chromium.`;
  return `Chromium is missing. Install it (Debian: sudo sh -c "${aptCommand("chromium")}") or set CHROMIUM_PATH to your Chromium or Chrome.`;
}

/** Finds Chromium, and installs Debian's package where it is missing and that is possible. */
export async function provideChromium(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const found = findChromium(env);
  if (found || env.CHROMIUM_PATH) return found;
  await installPackage("chromium", env);
  return findChromium(env);
}
