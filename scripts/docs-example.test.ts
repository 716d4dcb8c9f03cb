/** The examples of the documentation compile once each of their steps was followed, in a copy of the sources, and take the files that they say. */
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { tscProgram } from "./programs/npm-programs.ts";

const [kind = "", rest = ""] = readFileSync("docs/adding-content.md", "utf8").split("## Check it");
const [, field = ""] = /^## A field$(.*?)^## /ms.exec(rest) ?? [];
type Step = { file: string; above: string | undefined; code: string };
/** "Create `file`", or "In `file`, … above `line`", and the code below it. */
const stepsOf = (example: string): Step[] =>
  Array.from(
    example.matchAll(/^(?:Create|In) `([^`]+)`(.*?)\n```\w+\n(.*?)^```/gms),
    ([, file = "", text = "", code = ""]) => ({ file, above: /above `([^`]+)`/.exec(text)?.[1], code }),
  );
const [, inquiryField = ""] =
  /^## Add a field$(.*?)^## /ms.exec(readFileSync("docs/inquiries.md", "utf8")) ?? [];

type Words = { [name: string]: string | Words };
function addWords(words: Words, added: Words): void {
  for (const [name, value] of Object.entries(added)) {
    const known = words[name];
    if (typeof known === "object" && typeof value === "object") addWords(known, value);
    else words[name] = value;
  }
}

/** The text of a file after a step. Without such a line, the code comes first in the list. */
function follow({ file, above, code }: Step, text: string): string {
  if (file.startsWith("messages/")) {
    const words = JSON.parse(text);
    addWords(words, JSON.parse(code));
    return JSON.stringify(words);
  }
  const lines = text.split("\n");
  const place = above ? lines.findIndex((line) => line.trim().startsWith(above)) : 1;
  if (place < 0) throw new Error(`${file} has no line ${above}`);
  return lines.toSpliced(place, 0, code).join("\n");
}

test("a kind with a list and pages of its records takes 13 files, and a field three", () => {
  const countFiles = (example: string) => new Set(stepsOf(example).map(({ file }) => file)).size;
  expect(stepsOf(kind)).toHaveLength(14);
  expect([countFiles(kind), countFiles(field)]).toEqual([13, 3]);
});

/** Follows the steps in a copy of the sources. @returns its folder */
function copyWith(steps: Step[]): string {
  const folder = mkdtempSync(join(tmpdir(), "docs-example-"));
  const filter = (path: string) => path !== "backend/content/media" && path !== "cms/node_modules";
  for (const part of ["app", "backend", "cms/server", "components", "content", "lib", "messages"])
    cpSync(part, join(folder, part), { recursive: true, filter });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  for (const step of steps) {
    const path = join(folder, step.file);
    mkdirSync(dirname(path), { recursive: true });
    const text = existsSync(path) ? follow(step, readFileSync(path, "utf8")) : step.code;
    if (path.endsWith(".json")) JSON.parse(text);
    writeFileSync(path, text);
  }
  return folder;
}

/** @param sources are compiled, with what they import */
function compile(folder: string, sources: string[]): string {
  // Next generates the type of a page's props.
  writeFileSync(
    join(folder, "page-props.d.ts"),
    "type PageProps<_> = { params: Promise<{ id: string; title?: string[] }> };",
  );
  const types = ["node", "next", "next/image-types/global"];
  const compilerOptions = { incremental: false, types, paths: { "@/*": ["./*"] } };
  const files = [...sources.filter((file) => !file.endsWith(".json")), "page-props.d.ts"];
  const config = { extends: resolve("tsconfig.json"), compilerOptions, files, include: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  return spawnSync(process.execPath, [tscProgram, "-p", folder], { encoding: "utf8" }).stdout;
}

test("the example of a kind compiles", () => {
  const steps = [...stepsOf(kind), ...stepsOf(field)];
  const folder = copyWith(steps);
  const sources = steps.map(({ file }) => file);
  expect(compile(folder, sources)).toBe("");
  rmSync(folder, { recursive: true });
});

/** Prints the field in each thing that derives from the table. */
const derived = `
  import { inquiries } from "./cms/server/payload/inquiries.ts";
  import { inquiry } from "./lib/backend/schemas.ts";
  import { exampleInquiry, labelled } from "./lib/form/fields.ts";
  import { toCsv } from "./lib/form/inquiry-list.ts";
  const filled = { ...exampleInquiry, start: "March" };
  console.log(JSON.stringify({
    stored: [inquiry.parse(filled).start, inquiry.safeParse(exampleInquiry).success],
    mailed: labelled(filled).find(([, value]) => value === "March"),
    csv: toCsv([filled]).split("\\r\\n").map((line) => line.split(",").includes(line.startsWith("\\ufeff") ? "start" : "March")),
    cms: inquiries.fields.find(({ name }) => name === "start")?.label,
  }));`;

test("a field of inquiries takes four files, and is in all that derives from the table", () => {
  const steps = stepsOf(inquiryField);
  const sources = steps.map(({ file }) => file);
  expect(new Set(sources).size).toBe(4);
  const folder = copyWith(steps);
  expect(compile(folder, [...sources, "app/api/inquiry/route.ts", "backend/main.ts"])).toBe("");
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  expect(JSON.parse(run("--input-type=module", "-e", derived))).toEqual({
    stored: ["March", true],
    mailed: ["Expected start date", "March"],
    csv: [true, true, false],
    cms: "Expected start date",
  });
  run("backend/openapi-cli.ts");
  const document = JSON.parse(readFileSync(join(folder, "backend/openapi.json"), "utf8"));
  const { properties, required } = document.components.schemas.inquiry;
  expect(properties.start).toEqual({ type: "string", maxLength: 60 });
  expect(required).not.toContain("start");
  rmSync(folder, { recursive: true });
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const commands = Array.from(inquiryField.matchAll(/`npm run ([\w:]+)/g), ([, name = ""]) => scripts[name]);
  expect(commands).toEqual([
    expect.stringContaining("backend/openapi-cli.ts"),
    expect.stringContaining("cms-command.ts generate"),
  ]);
});
