import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const SOURCE = /\.(?:ts|tsx|mjs|css)$/;
const TEST = /\.(?:test|spec)\.tsx?$/;

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => SOURCE.test(file));
const GENERATED = /^cms\/(?:migrations\/|app\/.*import-map\.js$)/;
const sources = files.filter((file) => !TEST.test(file) && !GENERATED.test(file));
const linesOf = (file: string) => readFileSync(file, "utf8").trimEnd().split("\n").length;
const longerThan = (limit: number, some: string[]) => some.filter((file) => linesOf(file) > limit);

test("lib has rooms and no loose files", () => {
  const loose = readdirSync("lib", { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(loose.map(({ name }) => name)).toEqual([]);
});

test("a page has at most 40 lines", () => {
  const pages = files.filter((file) => /^app\/.*page\.tsx$/.test(file));
  expect(pages.length).toBeGreaterThan(20);
  expect(longerThan(40, pages)).toEqual([]);
});

test("a source file has at most 200 lines", () => {
  expect(longerThan(200, sources)).toEqual([]);
});

test("no comment opens with a question word", () => {
  const opening = /(?:\/\*\*?|\/\/|^\s*\*) (?:What|Whether|Who|Whom|Whose|Whoever|Where|How) .*/gm;
  const found = files.flatMap((file) =>
    (readFileSync(file, "utf8").match(opening) ?? []).map((comment) => `${file}: ${comment.trim()}`),
  );
  expect(found).toEqual([]);
});

test("styles say start and end instead of left and right, except in drawings", () => {
  const physical =
    /(?<![\w-])(?:(?:margin|padding|border)-)?(?:left|right)(?:-\w+)*:|text-align: (?:left|right)/;
  const drawings = /plant\/(?:diagram|places)|flow-slider|right-to-left/;
  const sheets = files.filter((file) => /^(?:app|components)\/.*\.css$/.test(file) && !drawings.test(file));
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter((file) => physical.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("only lib/next imports Next's internals", () => {
  const importing = sources.filter((file) =>
    /(?:from|import\() ?"next\/dist\//.test(readFileSync(file, "utf8")),
  );
  expect(importing.filter((file) => !file.startsWith("lib/next/"))).toEqual([]);
});

/** `lib/site` for `lib/site/routes.ts`: the room of a file. */
const roomOf = (file: string) => file.split("/").slice(0, -1).slice(0, 2).join("/");

function importedRooms(file: string): string[] {
  const imports = readFileSync(file, "utf8").matchAll(/(?:from|import|import\()\s*"((?:@|\.)[^"]+)"/g);
  return Array.from(imports, ([, path = ""]) =>
    roomOf(path.startsWith("@/") ? path.slice(2) : join(dirname(file), path)),
  );
}

/** Folders each of which imports the next, the last one the first again. */
function findCircle(arrows: Map<string, Set<string>>, path: string[], finished: Set<string>): string[] {
  const room = path.at(-1) ?? "";
  const start = path.indexOf(room);
  if (start < path.length - 1) return path.slice(start);
  if (finished.has(room)) return [];
  for (const target of arrows.get(room) ?? []) {
    const circle = findCircle(arrows, [...path, target], finished);
    if (circle.length > 0) return circle;
  }
  finished.add(room);
  return [];
}

test("no folder imports one that leads back to it", () => {
  const arrows = new Map<string, Set<string>>();
  for (const file of sources) {
    const from = roomOf(file);
    const targets = arrows.get(from) ?? new Set();
    for (const room of importedRooms(file)) if (room !== from) targets.add(room);
    arrows.set(from, targets);
  }
  const finished = new Set<string>();
  for (const room of arrows.keys()) expect(findCircle(arrows, [room], finished)).toEqual([]);
});

/** Imports that remain after compiling, dynamic ones included. */
function importedFiles(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const imports = text.matchAll(/(?:^(?:import|export) (?!type )([^"]*?)from |\bimport\()"([@.][^"]+)"/gm);
  return Array.from(imports).flatMap(([, names = "", path = ""]) => {
    const list =
      /\{([^}]*)\}/
        .exec(names)?.[1]
        ?.split(",")
        .filter((name) => name.trim()) ?? [];
    if (list.length > 0 && list.every((name) => name.trim().startsWith("type "))) return [];
    const base = path.startsWith("@/") ? path.slice(2) : join(dirname(file), path);
    return ["", ".ts", ".tsx"].map((end) => base + end).filter((each) => sources.includes(each));
  });
}

test("no code of browsers imports a kind of content, whose labels visitors do not need", () => {
  const start = sources.filter(
    (file) =>
      /^instrumentation-client/.test(file) ||
      (/^(?:app|components|lib)\//.test(file) && /^"use client";/m.test(readFileSync(file, "utf8"))),
  );
  expect(start.length).toBeGreaterThan(20);
  const from = new Map(start.map((file) => [file, ""]));
  for (const [file] of from)
    for (const found of importedFiles(file)) if (!from.has(found)) from.set(found, file);
  expect(from.size).toBeGreaterThan(80);
  expect([...from].filter(([file]) => file.startsWith("content/kinds/"))).toEqual([]);
});
