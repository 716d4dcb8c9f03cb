import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { appendDotenv, loadEnvironment, mergeEnvironment, readDotenv } from "./dotenv.ts";

const folder = mkdtempSync(join(tmpdir(), "dotenv-"));
const file = join(folder, ".env");
afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test("a missing file has no values", () => {
  expect(readDotenv(file)).toEqual({});
});

test.each([
  ["plain", "plain"],
  ["  spaces around  ", "spaces around"],
  [
    "Acme & Sons; Gases (India) | 50 % * $HOME `ls` ~ <x> !",
    "Acme & Sons; Gases (India) | 50 % * $HOME `ls` ~ <x> !",
  ],
  ["a#b", "a#b"],
  ["a # comment", "a"],
  ["  # comment", ""],
  ["", ""],
  ["a=b==", "a=b=="],
  ['O\'Brien "Gases"', 'O\'Brien "Gases"'],
  ["'it is \"$5\" # here & \\n'", 'it is "$5" # here & \\n'],
  ["'quoted' # comment", "quoted"],
  ['"two words # & \\"quotes\\" \\$x \\\\ \\n" # comment', 'two words # & "quotes" $x \\ \\n'],
  ['""', ""],
  ["Müller\tGase", "Müller\tGase"],
])("reads NAME=%s", (text, value) => {
  writeFileSync(file, `\uFEFF# first\r\n\r\n  export NAME=${text}\r\nOTHER=1`);
  expect(readDotenv(file)).toEqual({ NAME: value, OTHER: "1" });
});

test.each([
  ["SITE NAME=Acme", "is neither NAME=value nor a comment"],
  ["SITE_NAME: Acme", "is neither NAME=value nor a comment"],
  ["1A=b", "is neither NAME=value nor a comment"],
  ["WORD='secret", "WORD has no closing quote"],
  ['WORD="secret" more', "WORD has no closing quote, or text after it"],
  ["WORD=`secret`", "WORD has no closing quote"],
  ["WORD=#secret", "WORD begins with #"],
  ["WORD=secret\0", "it has a control character"],
])("names the file and the line of %s, and no value", (line, problem) => {
  writeFileSync(file, `A=1\n\n${line}\nB=2\n`);
  expect(() => readDotenv(file)).toThrow(problem);
  expect(() => readDotenv(file)).toThrow(`${file}, line 3 is invalid`);
  expect(() => readDotenv(file)).not.toThrow("secret");
});

test("a folder in place of the file is reported in one line", () => {
  expect(() => readDotenv(folder)).toThrow(`${folder} cannot be read (EISDIR).`);
});

test("ENV_FILE names the file, which must then exist", () => {
  writeFileSync(file, "A=file\nB=file");
  const environment = { ENV_FILE: file, B: "real" };
  expect(loadEnvironment(file, environment)).toMatchObject({ A: "file", B: "real" });
  rmSync(file);
  expect(() => loadEnvironment(file, environment)).toThrow(`ENV_FILE is "${file}", which does not exist.`);
});

test("CMS_ENV_FILE adds a file, if there is one", () => {
  writeFileSync(file, "A=file\nB=file\nC=file");
  const cms = join(folder, "cms-environment");
  const environment = { ENV_FILE: file, CMS_ENV_FILE: cms, C: "real" };
  expect(loadEnvironment(file, environment)).toMatchObject({ A: "file", B: "file", C: "real" });
  writeFileSync(cms, "B=cms\nC=cms");
  expect(loadEnvironment(file, environment)).toMatchObject({ A: "file", B: "cms", C: "real" });
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
