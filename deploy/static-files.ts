import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { CliError } from "../scripts/process/terminal.ts";

/** How many releases keep their files, and for how long; the newest two always do. */
export type Retention = { releases: number; days: number };
export const defaultRetention: Retention = { releases: 20, days: 90 };

export type Release = { id: string; added: string; files: string[] };

const texts = [".js", ".css", ".svg", ".json", ".txt"];
/** The site compresses nothing that is smaller. */
const smallest = 1024;
const day = 24 * 60 * 60 * 1000;

/**
 * Adds the files of a build to those of earlier ones, compressed ahead of time, and drops those of releases that are
 * too many or too old. A page of an earlier build finds its scripts and styles for as long as these are kept.
 * @param target what nginx serves: `_next/static/` and the files of `public/`
 * @returns the releases whose files are there now, the newest first
 * @throws Failure where two builds have different files of one name
 */
export function collectStatic(
  { distDir, publicDir, target }: { distDir: string; publicDir: string; target: string },
  keep = defaultRetention,
  now = Date.now(),
): Release[] {
  const id = readFileSync(join(distDir, "BUILD_ID"), "utf8").trim();
  const built = join(distDir, "static");
  const own = filesIn(built).map((path) => [join("_next", "static", path), join(built, path)] as const);
  const open = filesIn(publicDir).map((path) => [path, join(publicDir, path)] as const);
  for (const [name, source] of own) put(target, name, readFileSync(source), true);
  for (const [name, source] of open) put(target, name, readFileSync(source), false);

  const release = { id, added: new Date(now).toISOString(), files: [...own, ...open].map(([name]) => name) };
  const all = [release, ...readReleases(target).filter((other) => other.id !== id)];
  const kept = all.filter(
    ({ added }, index) => index < 2 || (index < keep.releases && now - Date.parse(added) < keep.days * day),
  );
  replace(join(target, "releases.json"), JSON.stringify(kept));
  const needed = new Set(kept.flatMap(({ files }) => files));
  for (const name of new Set(all.flatMap(({ files }) => files)))
    if (!needed.has(name))
      for (const end of ["", ".br", ".gz"]) rmSync(join(target, name + end), { force: true });
  return kept;
}

/** The releases whose files are in a folder, the newest first. */
export function readReleases(target: string): Release[] {
  const list = join(target, "releases.json");
  return existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as Release[]) : [];
}

/** @param fixed whether its name stands for its content */
function put(target: string, name: string, content: Buffer, fixed: boolean): void {
  const file = join(target, name);
  if (existsSync(file)) {
    if (readFileSync(file).equals(content)) return;
    if (fixed) throw new CliError(`Two builds have different files of the name ${name}.`);
  }
  if (texts.includes(extname(name)) && content.byteLength >= smallest) {
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
    replace(`${file}.br`, brotliCompressSync(content, { params: size }));
    replace(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
  replace(file, content);
}

/** Whoever reads the file meanwhile reads the old one or the new one, whole. */
function replace(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath.slice(folder.length + 1), entry.name));
}
