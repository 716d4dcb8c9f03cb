import { existsSync } from "node:fs";
import { neededProgram } from "./system-program.ts";

const own = "your Chromium or Chrome";

/** The browser of pictures and measurements. */
export const {
  find: findChromium,
  advice: chromiumAdvice,
  provide: provideChromium,
} = neededProgram({
  name: "Chromium",
  variable: "CHROMIUM_PATH",
  programs: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  debian: "chromium",
  own,
});

/** Chromium without its window, profiles and menus: the same pages for a third of the processor's time. */
const shell = neededProgram({
  name: "Chromium's headless shell",
  variable: "CHROMIUM_PATH",
  programs: ["chromium-headless-shell", "chrome-headless-shell"],
  debian: "chromium-headless-shell",
  own,
});

/** The browser of the tests: the one that is named, else the headless shell, else a whole Chromium. */
export function findTestBrowser(env: NodeJS.ProcessEnv, exists = existsSync): string | undefined {
  return shell.find(env, exists) ?? findChromium(env, exists);
}

/** Finds the browser of the tests, and installs one where none is there and that is possible. */
export async function provideTestBrowser(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  return (await shell.provide(env)) ?? provideChromium(env);
}
