import { defineConfig } from "playwright/test";

/**
 * Runs against the production build, with Debian's Chromium; `npm test` builds it first. A failed test is repeated to leave
 * a trace in test-results/e2e: `npx playwright show-trace --port 0 test-results/e2e/<test>/trace.zip`.
 * `npm test` fails if more than two tests pass only then (scripts/test/reports.ts).
 */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results/e2e",
  globalSetup: "../testing/sites/global-setup.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  // On two cores: one test often waits for a timeout or a backend.
  workers: 3,
  // Ends tests that hang, also on a slow machine; limits of time that matter are expectations.
  timeout: 180_000,
  expect: { timeout: 5_000 },
  reporter: [["list"], ["json", { outputFile: "../test-results/e2e.json" }]],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    reuseContext: true,
    reducedMotion: "reduce",
    // It would hide requests from tests, and outlast them; e2e/offline allows it.
    serviceWorkers: "block",
    // Recording every test would slow down the whole run.
    trace: "on-first-retry",
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
