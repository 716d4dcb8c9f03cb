/** Scripts and styles of a build, compressed with it: no process does that again, and the first visitor receives them small. */
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { compressors, encodings, minBytes, nameOf } from "./compressors.ts";

const folder = "compressed";

/** Called at the end of a build. Processor time: about 3 s. */
export async function compressFiles(distDir: string): Promise<void> {
  mkdirSync(join(distDir, folder), { recursive: true });
  const texts = globSync(join(distDir, "static/**/*.{js,css}")).map((file) => readFileSync(file));
  const jobs = texts
    .filter(({ byteLength }) => byteLength >= minBytes)
    .flatMap((text) => encodings.map((encoding) => ({ text, encoding })));
  await Promise.all(
    jobs.map(async ({ text, encoding }) => {
      writeFileSync(join(distDir, folder, nameOf(text, encoding)), await compressors[encoding](text, true));
    }),
  );
}

/** @returns a function that reads a compressed text by its name; it resolves to undefined where the build has none */
export function compressedFiles(): (name: string) => Promise<Buffer | undefined> {
  const path = join(process.env.NEXT_DIST_DIR || ".next", folder);
  const names = new Set(existsSync(path) ? readdirSync(path) : []);
  return async (name) => (names.has(name) ? readFile(join(path, name)).catch(() => undefined) : undefined);
}
