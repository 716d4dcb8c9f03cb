import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { startChild } from "./child.ts";
import { complain, step } from "./say.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const APT = "apt-get update && apt-get install -y --no-install-recommends chromium";

/** Where Chromium is: CHROMIUM_PATH, or the first of its usual names on the PATH or in /usr/bin. */
export function findChromium(env: NodeJS.ProcessEnv, exists = existsSync): string | undefined {
  if (env.CHROMIUM_PATH) return exists(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const folders = [...new Set(["/usr/bin", ...(env.PATH ?? "").split(delimiter)])].filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => exists(path));
}

/** What to do about a missing Chromium. */
export function chromiumAdvice(env: NodeJS.ProcessEnv): string {
  if (env.CHROMIUM_PATH)
    return `CHROMIUM_PATH is "${env.CHROMIUM_PATH}", and there is no such file. Set it to your Chromium.`;
  return `Chromium is missing. Install it (Debian: sudo sh -c "${APT}") or set CHROMIUM_PATH to your Chromium or Chrome.`;
}

/** Finds Chromium, and installs Debian's package where it is missing and that is possible. */
export async function provideChromium(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const found = findChromium(env);
  if (found || env.CHROMIUM_PATH) return found;
  const root = process.getuid?.() === 0;
  if (!root || !existsSync("/usr/bin/apt-get")) return undefined;
  const progress = step("Installing Chromium (apt-get install chromium)");
  const child = startChild({
    name: "apt-get",
    program: "/bin/sh",
    args: ["-c", APT],
    env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
    onLine: (line) => progress.update(line),
  });
  const code = await child.ended;
  if (code === 0) {
    progress.done();
  } else {
    progress.drop();
    complain(child.tail.slice(-15).join("\n"));
  }
  return findChromium(env);
}
