import { defineConfig } from "playwright/test";

/**
 * Runs against the production build, with Debian's Chromium; `npm test` builds it first. A failed test leaves a trace in
 * test-results/e2e: `npx playwright show-trace --port 0 test-results/e2e/<test>/trace.zip`.
 */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results/e2e",
  globalSetup: "./support/global-setup.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 5_000 },
  reporter: [["list"], ["json", { outputFile: "../test-results/e2e.json" }]],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    // Without screenshots: recording them costs more than the snapshots, which show the page as well.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: true, sources: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
      chromiumSandbox: process.getuid?.() !== 0,
      args: ["--disable-quic", "--disable-background-networking"],
    },
  },
});
