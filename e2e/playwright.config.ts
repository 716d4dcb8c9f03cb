import { defineConfig } from "playwright/test";

/** The whole site in its production build, with Debian's Chromium. The build itself comes before: `npm test`. */
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
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
      chromiumSandbox: process.getuid?.() !== 0,
      args: ["--disable-quic", "--disable-background-networking"],
    },
  },
});
