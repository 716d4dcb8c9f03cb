import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildOnly, prunePackages } from "./prune-packages.ts";

const root = mkdtempSync(join(tmpdir(), "prune-"));
afterAll(() => rmSync(root, { recursive: true }));
const path = (name: string) => join(root, name);
function write(name: string, text = "12345"): void {
  mkdirSync(dirname(path(name)), { recursive: true });
  writeFileSync(path(name), text);
}

const unneeded = [
  "node_modules/@next/swc-linux-x64-gnu/next-swc.node",
  "node_modules/typescript/lib/tsc.js",
  "node_modules/@typescript/typescript-linux-x64/lib/tsc",
  "node_modules/next/dist/esm/server/next.js",
  "node_modules/next/dist/server/next.js.map",
  "node_modules/zod/index.cjs.map",
];
const needed = ["node_modules/next/dist/server/next.js", "node_modules/zod/index.js", "lib/source.js.map"];

beforeEach(() => {
  for (const name of [...unneeded, ...needed]) write(name);
  write(
    ".next/next-server.js.nft.json",
    JSON.stringify({ files: ["../node_modules/next/dist/server/next.js"] }),
  );
});

it("removes what only a build needs, and nothing else", () => {
  expect(prunePackages(root, ".next")).toBe(unneeded.length);
  expect(unneeded.filter((name) => existsSync(path(name)))).toEqual([]);
  expect(needed.filter((name) => !existsSync(path(name)))).toEqual([]);
  expect(prunePackages(root, ".next")).toBe(0);
});

it("removes nothing when a page reads one of the files", () => {
  const trace = { files: ["../../../node_modules/zod/index.cjs.map"] };
  write(".next/server/app/page.js.nft.json", JSON.stringify(trace));
  expect(() => prunePackages(root, ".next")).toThrow(
    "node_modules/zod/index.cjs.map is needed by the server",
  );
  expect(unneeded.filter((name) => !existsSync(path(name)))).toEqual([]);
  rmSync(path(".next/server"), { recursive: true });
});

it("finds a file that a page reads within a folder, from the folder of the release too", () => {
  const trace = { files: ["../../../node_modules/next/dist/esm/server/next.js"] };
  write(".next/server/app/page.js.nft.json", JSON.stringify(trace));
  const before = process.cwd();
  process.chdir(root);
  try {
    expect(() => prunePackages(".", ".next")).toThrow("node_modules/next/dist/esm is needed by the server");
  } finally {
    process.chdir(before);
    rmSync(path(".next/server"), { recursive: true });
  }
});

it("removes nothing without a finished build", () => {
  expect(() => prunePackages(root, ".nothing")).toThrow("has no finished build");
  expect(unneeded.filter((name) => !existsSync(path(name)))).toEqual([]);
});

it("has no pattern that matches nothing in the installed packages", () => {
  expect(buildOnly.filter((pattern) => globSync(pattern, { cwd: "node_modules" }).length === 0)).toEqual([]);
});
