import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { collectStatic, readReleases } from "./collect-static.ts";

const dayMs = 24 * 60 * 60 * 1000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "static-files-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build with a unique script and a script that all builds share. */
function build(id: string, files: Record<string, string> = {}) {
  const distDir = join(folder, id);
  const all: Record<string, string> = {
    BUILD_ID: `${id}\n`,
    "static/chunks/all.js": "shared();".repeat(200),
    [`static/chunks/${id}.js`]: `only("${id}");`,
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(distDir, name)), { recursive: true });
    writeFileSync(join(distDir, name), text);
  }
  const publicDir = join(folder, `public-${id}`);
  mkdirSync(join(publicDir, "icons"), { recursive: true });
  writeFileSync(join(publicDir, "icons", "mark.svg"), `<svg id="${id}"/>`);
  return { distDir, publicDir, target: join(folder, "served") };
}

const chunk = (id: string) => join(folder, "served", "_next", "static", "chunks", `${id}.js`);

it("keeps the files of earlier builds, and the newest version of files without a hash in their name", () => {
  collectStatic(build("one"));
  const kept = collectStatic(build("two"));
  expect(kept.map(({ id }) => id)).toEqual(["two", "one"]);
  for (const id of ["one", "two", "all"]) expect(existsSync(chunk(id))).toBe(true);
  expect(readFileSync(join(folder, "served", "icons", "mark.svg"), "utf8")).toContain('"two"');
});

it("compresses large text files and leaves no temporary files", () => {
  collectStatic(build("one"));
  const plain = readFileSync(chunk("all"));
  expect(brotliDecompressSync(readFileSync(`${chunk("all")}.br`)).equals(plain)).toBe(true);
  expect(gunzipSync(readFileSync(`${chunk("all")}.gz`)).equals(plain)).toBe(true);
  expect(existsSync(`${chunk("one")}.br`)).toBe(false);
  const names = readdirSync(join(folder, "served"), { recursive: true }).map(String);
  expect(names.filter((name) => name.endsWith(".new"))).toEqual([]);
});

it("removes the files of releases beyond the limit, compressed ones too, but no file still in use", () => {
  const large = { "static/chunks/zero.js": "z();".repeat(500) };
  collectStatic(build("zero", large));
  for (const id of ["one", "two"]) collectStatic(build(id), { releases: 2, days: 90 });
  expect(readReleases(join(folder, "served")).map(({ id }) => id)).toEqual(["two", "one"]);
  expect(existsSync(chunk("zero"))).toBe(false);
  expect(existsSync(`${chunk("zero")}.br`)).toBe(false);
  expect(existsSync(chunk("all"))).toBe(true);
});

it("removes releases that are too old, but never the newest two", () => {
  const start = Date.now();
  for (const [index, id] of ["one", "two", "three"].entries())
    collectStatic(build(id), { releases: 20, days: 90 }, start + index * 100 * dayMs);
  expect(readReleases(join(folder, "served")).map(({ id }) => id)).toEqual(["three", "two"]);
});

it("counts a build once when it is added twice", () => {
  for (const id of ["one", "two", "one"]) collectStatic(build(id));
  expect(readReleases(join(folder, "served")).map(({ id }) => id)).toEqual(["one", "two"]);
});

it("rejects different files with the same name, because a page could load the wrong one", () => {
  collectStatic(build("one"));
  expect(() => collectStatic(build("two", { "static/chunks/all.js": "another();" }))).toThrow("all.js");
});
