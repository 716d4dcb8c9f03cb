import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { startChild, stop } from "../../scripts/process/child.ts";
import { freePort } from "../../scripts/process/ports.ts";

import { waitFor } from "../../scripts/process/wait.ts";
import { requireProgram, systemChromium } from "../../scripts/programs/system-packages.ts";

export type Browser = {
  debuggingPort: number;
  /** Opens a page on Lighthouse's phone, so that pages and images are generated before they are measured. */
  visit: (url: string, headers: Record<string, string>) => Promise<void>;
  close: () => Promise<void>;
};

/** The device that Lighthouse emulates. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Headless Chromium with a temporary profile. */
export async function openBrowser(env: NodeJS.ProcessEnv): Promise<Browser> {
  const program = requireProgram(systemChromium, env);
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "bench-chromium-"));
  const flags = [
    "--headless=new",
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--no-default-browser-check",
    "--no-first-run",
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ];
  const child = startChild({ name: "Chromium", program, args: [...flags, "about:blank"], onLine: () => {} });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${url}/json/version`, {
    timeoutMs: 30_000,
    failureReason: () => child.ending && `Chromium ended before it was ready (${child.ending}).`,
  });
  const close = async () => {
    await stop(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  return { debuggingPort: port, visit: (pageUrl, headers) => visit(url, pageUrl, headers), close };
}

async function visit(
  browserUrl: string,
  url: string,
  extraHTTPHeaders: Record<string, string>,
): Promise<void> {
  const browser = await chromium.connectOverCDP(browserUrl);
  try {
    const context = await browser.newContext({ ...phone, extraHTTPHeaders });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    // Some pages never become idle.
    await page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => undefined);
    await context.close();
  } finally {
    // Closes the connection, not the browser.
    await browser.close();
  }
}
