/** The files of the media collection: `{folder}/{file}` is `/media/{folder}/{file}` of the contract, and has that name on the disk. */
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { plainFile } from "../../backend/plain-file.ts";
import { fileName, type MediaFile } from "./documents.ts";
import { cutAroundFocalPoint } from "./focal-point.ts";
import { dataDir } from "./settings.ts";

const dir = join(dataDir, "media");
/** The whole picture of one that is cut for the site. */
const originalOf = (name: string) => join(".originals", name);

/** Stores new bytes, and for the site the part around the focal point; without `data` of the bytes that are stored. */
export async function saveFile(file: MediaFile, data?: Buffer): Promise<void> {
  const name = fileName(file);
  const whole = data ?? (await readWhole(file));
  if (!whole) throw new Error(`The file ${name} is missing.`);
  const part = await cutAroundFocalPoint(whole, file);
  if (part) await replaceFile(originalOf(name), whole);
  await replaceFile(name, part ?? whole);
  if (!part) await removeFile(originalOf(name));
}

/** The bytes as they were uploaded. */
export async function readWhole(file: MediaFile): Promise<Buffer | undefined> {
  const name = fileName(file);
  return (await readStored(originalOf(name))) ?? readStored(name);
}

/**
 * The bytes that the site gets.
 * @throws LinkError
 */
export async function readStored(name: string): Promise<Buffer | undefined> {
  const path = plainFile(dir, name);
  return path === undefined ? undefined : readFile(path);
}

export async function deleteFile(file: MediaFile): Promise<void> {
  await removeFile(fileName(file));
  await removeFile(originalOf(fileName(file)));
}

const removeFile = (name: string) => rm(join(dir, name), { force: true });

/** Readers get the old or the new file, never a part of it. */
async function replaceFile(name: string, data: Uint8Array): Promise<void> {
  const path = join(dir, name);
  const temporary = join(dirname(path), `.${randomUUID()}`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(temporary, data, { flush: true });
  await rename(temporary, path);
}
