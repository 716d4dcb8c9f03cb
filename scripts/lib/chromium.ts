import { neededProgram } from "./needed-program.ts";

/** The browser of the tests and pictures. */
export const {
  find: findChromium,
  advice: chromiumAdvice,
  provide: provideChromium,
} = neededProgram({
  name: "Chromium",
  variable: "CHROMIUM_PATH",
  programs: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  debian: "chromium",
  own: "your Chromium or Chrome",
});
