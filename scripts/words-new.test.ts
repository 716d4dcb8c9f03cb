import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { messages } from "../lib/words/messages";

const folder = mkdtempSync(join(tmpdir(), "words-"));
const script = resolve("scripts/words-new.ts");
const create = (...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: "utf8" });

beforeAll(() => mkdirSync(join(folder, "messages")));
afterAll(() => rmSync(folder, { recursive: true }));

it("writes every English word to one file, and says what comes next", () => {
  const { status, stdout } = create("pt-br");
  expect(status).toBe(0);
  expect(stdout).toContain("lib/words/language.ts");
  const file = readFileSync(join(folder, "messages/pt-br.json"), "utf8");
  expect(JSON.parse(file)).toEqual(messages.en);
});

it("does not write over words that are there, nor take what is no code", () => {
  writeFileSync(join(folder, "messages/fr.json"), "{}");
  expect(create("fr").stderr).toBe("There is messages/fr.json already. It stays as it is.\n");
  expect(readFileSync(join(folder, "messages/fr.json"), "utf8")).toBe("{}");
  for (const code of ["Fr", "../x", ""]) expect(create(code).stderr).toMatch(/^Name one language/);
});
