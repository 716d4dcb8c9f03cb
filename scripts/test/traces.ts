import { globSync } from "node:fs";
import { join } from "node:path";

/** Playwright empties it at the start of a run. */
const E2E_OUTPUT_DIR = join("test-results", "e2e");

/** Playwright's JSON report of the last run. */
export const E2E_REPORT = join("test-results", "e2e.json");

/** The traces of failed tests, recorded when they were repeated, with the commands that open them; empty without traces. */
export function traceAdvice(outputDir = E2E_OUTPUT_DIR): string {
  const traces = globSync("**/trace.zip", { cwd: outputDir }).sort();
  if (traces.length === 0) return "";
  const commands = traces.map((file) => `  npx playwright show-trace --port 0 ${join(outputDir, file)}`);
  return [
    "",
    "Open the trace of a failed test (it prints the URL of the viewer):",
    ...commands,
    "or drop the file on https://trace.playwright.dev",
  ].join("\n");
}
