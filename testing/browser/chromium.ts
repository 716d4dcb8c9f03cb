import puppeteer, { type Browser } from "puppeteer-core";
import { requireProgram, systemChromium } from "../../scripts/programs/system-packages.ts";
import { phone } from "./first-view.ts";

/** A whole Chromium, which prerenders pages; Playwright's do not ("PrerenderingDisabledByDevTools"). */
export function launchChromium(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: requireProgram(systemChromium, process.env),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    defaultViewport: { ...phone.viewport, ...phone },
  });
}
