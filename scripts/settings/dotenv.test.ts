/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { appendDotenv, mergeEnvironment, readDotenv } from "./dotenv.ts";

const folder = mkdtempSync(join(tmpdir(), "dotenv-"));
const file = join(folder, ".env");
afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test("a missing file has no values", () => {
  expect(readDotenv(file)).toEqual({});
});

test("appends lines and changes none, also after a last line without a line break", () => {
  writeFileSync(file, "# mine\nSITE_NAME=Acme");
  appendDotenv(file, { BACKEND_USERNAME: "a", BACKEND_PASSWORD: "b" });
  expect(readFileSync(file, "utf8")).toBe("# mine\nSITE_NAME=Acme\nBACKEND_USERNAME=a\nBACKEND_PASSWORD=b\n");
});

test("an appended value replaces an empty one", () => {
  writeFileSync(file, "BACKEND_PASSWORD=\n");
  appendDotenv(file, { BACKEND_PASSWORD: "b" });
  expect(readDotenv(file)).toEqual({ BACKEND_PASSWORD: "b" });
});

test("only its owner can read a file with secrets", () => {
  writeFileSync(file, "", { mode: 0o644 });
  appendDotenv(file, { BACKEND_PASSWORD: "b" });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("an unwritable file is reported in one line that names the variables", () => {
  expect(() => appendDotenv(join(folder, "none", ".env"), { A: "1", B: "2" })).toThrow(
    /cannot be written.*set A, B yourself/,
  );
});

test("the environment overrides the file, and an empty variable is unset", () => {
  expect(mergeEnvironment({ A: "file", B: "file", C: "" }, { A: "real", B: "", D: undefined })).toEqual({
    A: "real",
    B: "file",
  });
});
