import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTestFiles } from "./run-test-files.ts";

const folder = mkdtempSync(join(tmpdir(), "run-test-files-"));
const progress = { update: () => {}, done: () => {}, stop: () => {} };
const printed: string[] = [];

function file(name: string, body: string): string {
  const path = join(folder, `${name}.test.mjs`);
  writeFileSync(path, `import { test } from "node:test";\n${body}`);
  return path;
}

const run = (...files: string[]) => runTestFiles({ files, concurrency: 2, isShown: false }, progress);

beforeEach(() => {
  jest.spyOn(process.stdout, "write").mockImplementation((text) => printed.push(String(text)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  printed.length = 0;
});
afterAll(() => rmSync(folder, { recursive: true }));

test("counts the tests that passed", async () => {
  const passing = file("passing", 'test("one", () => {});\ntest("two", () => {});');
  expect(await run(passing)).toMatchObject({ passed: 2, failed: 0 });
  expect(printed.join("")).toBe("");
});

test("fails when a test fails, or when a file has no test or cannot be run", async () => {
  const failing = file("failing", 'test("never", () => { throw new Error("never"); });');
  const result = await run(failing);
  expect(result).toMatchObject({ failed: 1 });
  expect(result.output).toContain("Error: never");
  expect(await run(file("broken", "throw new Error('broken');"))).toMatchObject({ failed: 1 });
  expect((await run(file("empty", ""))).failed).toBe(1);
});
