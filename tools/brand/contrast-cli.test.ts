import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contrastPairs } from "./tokens.ts";

const root = mkdtempSync(join(tmpdir(), "contrast-"));
const tokens = readFileSync("app/tokens.css", "utf8");

/** Runs the command with another value of the light scheme's token. */
function run(name = "", value = "") {
  const changed = name ? tokens.replace(new RegExp(`--${name}: [^;]+;`), `--${name}: ${value};`) : tokens;
  writeFileSync(join(root, "app/tokens.css"), changed);
  const { stdout, stderr, status } = spawnSync(process.execPath, ["tools/brand/contrast-cli.ts"], {
    cwd: root,
    encoding: "utf8",
  });
  return { lines: stdout.trimEnd().split("\n"), stderr, status };
}

beforeAll(() => {
  for (const path of ["tools/brand", "scripts/process", "app/tokens.css", "package.json"])
    cpSync(path, join(root, path), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
});
afterAll(() => rmSync(root, { recursive: true }));

it("prints each pair in both schemes", () => {
  const { lines, stderr, status } = run();
  expect([stderr, status]).toEqual(["", 0]);
  expect(lines).toHaveLength(contrastPairs.length);
  for (const line of lines)
    expect(line).toMatch(/^\S+ on \S+ +at least (7|4\.5|3) +light \d+\.\d\d +dark \d+\.\d\d$/);
});

it("fails when a colour is too light, and says in which scheme", () => {
  const { lines, stderr, status } = run("ink-2", "#7a8886");
  const low = lines.filter((line) => line.includes("too low"));
  expect(low).toHaveLength(2);
  for (const line of low) expect(line).toMatch(/^ink-2 on (paper|mist) +at least 7 .*too low: light$/);
  expect([stderr, status]).toEqual([
    `2 of ${2 * contrastPairs.length} are too low. Change the colours in app/tokens.css.\n`,
    1,
  ]);
});

it("names a token that is no colour in one line", () => {
  expect(run("error", "reddish")).toMatchObject({
    status: 1,
    stderr: "app/tokens.css: --error is not a color: reddish\n",
  });
});
