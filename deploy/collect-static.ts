/** Run once per release, before it starts: `node_modules/.bin/node deploy/collect-static.ts /srv/site/static`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { main } from "../scripts/process/main.ts";
import { CliError, info } from "../scripts/process/terminal.ts";

/** Limits for the releases whose files stay; the newest two always stay. */
const limits = { releases: 20, days: 90 };

type Release = { id: string; added: string; files: string[] };

const compressible = [".js", ".css", ".svg", ".json", ".txt"];
/** The site does not compress smaller files either. */
const minBytes = 1024;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Adds the static files of a build, compressed, to those of earlier builds, so that pages of an earlier build still find
 * their scripts and styles. Removes the files of releases beyond the retention limits.
 * @param target the folder that nginx serves: `_next/static/` and the files of `public/`
 * @returns the remaining releases, newest first
 * @throws CliError when two builds have different files with the same name
 */
export function collectStatic(
  { distDir, publicDir, target }: { distDir: string; publicDir: string; target: string },
  { releases, days } = limits,
  now = Date.now(),
): Release[] {
  const id = readFileSync(join(distDir, "BUILD_ID"), "utf8").trim();
  const built = join(distDir, "static");
  const hashed = filesIn(built).map((path) => [join("_next", "static", path), join(built, path)] as const);
  const unhashed = filesIn(publicDir).map((path) => [path, join(publicDir, path)] as const);
  for (const [name, source] of hashed) addFile(target, name, readFileSync(source), true);
  for (const [name, source] of unhashed) addFile(target, name, readFileSync(source), false);

  const files = [...hashed, ...unhashed].map(([name]) => name);
  const release = { id, added: new Date(now).toISOString(), files };
  const all = [release, ...readReleases(target).filter((other) => other.id !== id)];
  const kept = all.filter(
    ({ added }, index) => index < 2 || (index < releases && now - Date.parse(added) < days * dayMs),
  );
  replaceFile(join(target, "releases.json"), JSON.stringify(kept));
  const needed = new Set(kept.flatMap(({ files }) => files));
  for (const name of new Set(all.flatMap(({ files }) => files)))
    if (!needed.has(name))
      for (const suffix of ["", ".br", ".gz"]) rmSync(join(target, name + suffix), { force: true });
  return kept;
}

/** The releases in a folder, newest first. */
export function readReleases(target: string): Release[] {
  const list = join(target, "releases.json");
  return existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as Release[]) : [];
}

/** @param isImmutable the file name contains a hash of the content */
function addFile(target: string, name: string, content: Buffer, isImmutable: boolean): void {
  const file = join(target, name);
  if (existsSync(file)) {
    if (readFileSync(file).equals(content)) return;
    if (isImmutable) throw new CliError(`Two builds have different files named ${name}.`);
  }
  if (compressible.includes(extname(name)) && content.byteLength >= minBytes) {
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
    replaceFile(`${file}.br`, brotliCompressSync(content, { params }));
    replaceFile(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
  replaceFile(file, content);
}

/** Atomic: readers see the old or the new file, never a partial one. */
function replaceFile(file: string, content: string | Buffer): void {
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

if (import.meta.main)
  main(async () => {
    const [target] = process.argv.slice(2);
    if (!target) throw new CliError("Name the folder that nginx serves.");
    const distDir = process.env.NEXT_DIST_DIR || ".next";
    const releases = collectStatic({ distDir, publicDir: "public", target });
    info(`${target} has the files of ${releases.length} releases; the newest is ${releases[0]?.id}.`);
    return 0;
  });
