import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { copyFiles, filesFolder, readFiles, type StoredFile } from "./inquiry-files.ts";
import { databaseFile, readInquiries } from "./inquiry-store.ts";

/**
 * Copies the files of all inquiries to a new folder, with their own names, below the reference of their inquiry.
 * @returns the number of files
 * @throws Error when the folder exists
 */
export function exportFiles(dataDir: string, target: string): number {
  const folder = resolve(target);
  if (existsSync(folder)) throw new Error(`${folder} already exists`);
  const references = new Map(readInquiries(dataDir)?.map(({ id, reference }) => [id, reference || id]));
  if (references.size === 0) return 0;
  using database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  const files = readFiles(database);
  const taken = new Set<string>();
  const pathOf = ({ id, inquiry_id, name }: StoredFile) => {
    const path = join(references.get(inquiry_id) ?? inquiry_id, name);
    const own = taken.has(path) ? join(references.get(inquiry_id) ?? inquiry_id, `${id} ${name}`) : path;
    taken.add(own);
    return own;
  };
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return files.length - copyFiles(filesFolder(dataDir), folder, files, pathOf).length;
}
