import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { traceAdvice } from "./traces.ts";

test("names a command for each trace, and says nothing without one", () => {
  const folder = mkdtempSync(join(tmpdir(), "traces-"));
  expect(traceAdvice(folder)).toBe("");
  mkdirSync(join(folder, "pages-about"));
  writeFileSync(join(folder, "pages-about", "trace.zip"), "");
  expect(traceAdvice(folder)).toContain(
    `npx playwright show-trace --port 0 ${join(folder, "pages-about", "trace.zip")}`,
  );
  rmSync(folder, { recursive: true });
});
