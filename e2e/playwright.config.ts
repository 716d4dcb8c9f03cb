import { defineConfig, type PlaywrightTestConfig } from "playwright/test";

/** `npm run test:slow` runs `*.slow.spec.ts`, `npm test` all others; a command that names files runs those. */
const slowTests = /\.slow\.spec\.ts$/;
const sets: Record<string, PlaywrightTestConfig> = {
  everyday: { testIgnore: slowTests },
  slow: { testMatch: slowTests },
};

/** Runs against the production build, with Debian's Chromium; `npm test` builds it first. No failed test is repeated. */
export default defineConfig({
  ...sets[process.env.TEST_SET ?? ""],
  testDir: ".",
  outputDir: "../test-results/e2e",
  globalSetup: "../testing/sites/global-setup.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // On two cores, browsers of three would take longer for the same tests.
  workers: 2,
  // They end what hangs, also on a slow machine; no claim depends on them.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "../test-results/e2e.json" }]],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    reuseContext: true,
    reducedMotion: "reduce",
    // At no cost for tests that pass.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        "--disable-quic",
        "--disable-background-networking",
        // No page of another host is requested.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
      ],
    },
  },
});
