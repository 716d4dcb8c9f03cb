/** The example of docs/adding-content.md compiles once each of its steps was followed, in a copy of the sources, and takes the files that it says. */
import { spawnSync } from "node:child_process";
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
/** "Create `file`", or "In `file`, … above `line`", and the code below it. */
const stepsOf = (example: string) =>
  Array.from(
    example.matchAll(/^(?:Create|In) `([^`]+)`(.*?)\n```\w+\n(.*?)^```/gms),
    ([, file = "", text = "", code = ""]) => ({ file, above: /above `([^`]+)`/.exec(text)?.[1], code }),
  );
const steps = [...stepsOf(kind), ...stepsOf(field)];

/** The text of a file after a step. Without such a line, the code comes first in the list. */
function follow({ file, above, code }: (typeof steps)[number], text: string): string {
  if (file.startsWith("messages/")) {
    const words = JSON.parse(text);
    for (const [name, added] of Object.entries<object>(JSON.parse(code))) Object.assign(words[name], added);
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

test("the example compiles", () => {
  const folder = mkdtempSync(join(tmpdir(), "docs-example-"));
  const filter = (path: string) => path !== "backend/content/media";
  for (const part of ["app", "backend", "components", "content", "lib", "messages"])
    cpSync(part, join(folder, part), { recursive: true, filter });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  for (const step of steps) {
    const path = join(folder, step.file);
    mkdirSync(dirname(path), { recursive: true });
    const text = existsSync(path) ? follow(step, readFileSync(path, "utf8")) : step.code;
    if (path.endsWith(".json")) JSON.parse(text);
    writeFileSync(path, text);
  }
  // Next generates the type of a page's props.
  writeFileSync(
    join(folder, "page-props.d.ts"),
    "type PageProps<_> = { params: Promise<{ id: string; title?: string[] }> };",
  );
  const types = ["node", "next", "next/image-types/global"];
  const compilerOptions = { incremental: false, types, paths: { "@/*": ["./*"] } };
  const sources = steps.map(({ file }) => file).filter((file) => !file.endsWith(".json"));
  const files = [...sources, "page-props.d.ts"];
  const config = { extends: resolve("tsconfig.json"), compilerOptions, files, include: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const { stdout } = spawnSync(process.execPath, [tscProgram, "-p", folder], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(stdout).toBe("");
});
