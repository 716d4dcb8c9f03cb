import { chromium } from "playwright";
import puppeteer from "puppeteer-core";
import { requireProgram, systemChromium, testBrowser } from "../../scripts/programs/system-packages.ts";
import { phone } from "./first-view.ts";

/** Playwright's, for pages as tests see them. */
export function launchTestBrowser(program = testBrowser) {
  const executablePath = requireProgram(program, process.env);
  return chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
}

/** A whole Chromium, which prerenders pages; Playwright's do not ("PrerenderingDisabledByDevTools"). */
export function launchChromium() {
  return puppeteer.launch({
    executablePath: requireProgram(systemChromium, process.env),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    defaultViewport: { ...phone.viewport, ...phone },
  });
}
