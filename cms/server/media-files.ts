import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { plainFile } from "../../backend/plain-file.ts";
import type { MediaFile, MediaStorage } from "../content/bridge.ts";
import type { Bucket } from "./bucket.ts";
import { cutAroundFocalPoint, isOffCentre } from "./focal-point.ts";

const pathOf = ({ prefix, filename }: MediaFile) => join(prefix ?? "", filename ?? "");
/** Of an image that is cut for the site. */
const originalOf = (file: MediaFile) => join(".originals", pathOf(file));

/**
 * The files of the media collection: `{folder}/{file}` is `/media/{folder}/{file}` of the contract. They are in a folder, or
 * in a bucket under the same names. Then the folder is a cache: a copy is current if its time is `updatedAt` of its document.
 */
export class MediaFiles implements MediaStorage {
  readonly #dir: string;
  readonly #bucket: Bucket | undefined;

  constructor(dir: string, bucket?: Bucket) {
    this.#dir = dir;
    this.#bucket = bucket;
  }

  async save(file: MediaFile, data?: Buffer): Promise<void> {
    const whole = data ?? (await this.read(originalOf(file))) ?? (await this.read(pathOf(file)));
    if (!whole) throw new Error(`The file ${pathOf(file)} is missing.`);
    const part = await cutAroundFocalPoint(whole, file);
    if (part) await this.#write(originalOf(file), whole, file);
    await this.#write(pathOf(file), part ?? whole, file);
    if (!part) await this.#delete(originalOf(file));
  }

  async readWhole(file: MediaFile): Promise<Buffer | undefined> {
    const original = isOffCentre(file) ? await this.read(originalOf(file), file.updatedAt) : undefined;
    return original ?? this.read(pathOf(file), file.updatedAt);
  }

  async delete(file: MediaFile): Promise<void> {
    await this.#delete(pathOf(file));
    await this.#delete(originalOf(file));
  }

  async check(): Promise<void> {
    await this.#bucket?.check();
  }

  async read(path: string, updatedAt?: string): Promise<Buffer | undefined> {
    const local = await this.locate(path, updatedAt);
    return local === undefined ? undefined : readFile(local);
  }

  /**
   * @param updatedAt without it, a copy of the bucket's file does not count
   * @returns the file's path in the folder, undefined where there is no such file
   * @throws LinkError
   */
  async locate(path: string, updatedAt?: string): Promise<string | undefined> {
    const local = join(this.#dir, path);
    const present = plainFile(this.#dir, path);
    const modifiedAt = present === undefined ? undefined : (await stat(present)).mtime;
    const isCurrent = updatedAt !== undefined && modifiedAt?.getTime() === Date.parse(updatedAt);
    if (!this.#bucket || isCurrent) return modifiedAt && local;
    try {
      const data = await this.#bucket.get(path);
      if (data) await replaceFile(local, data, updatedAt);
      return data && local;
    } catch (error) {
      // An older file is better than none.
      if (modifiedAt && updatedAt) return local;
      throw error;
    }
  }

  async #write(path: string, data: Buffer, { mimeType }: MediaFile): Promise<void> {
    if (this.#bucket) await this.#bucket.put(path, data, mimeType ?? undefined);
    else await replaceFile(join(this.#dir, path), data);
  }

  async #delete(path: string): Promise<void> {
    await this.#bucket?.delete(path);
    await rm(join(this.#dir, path), { force: true });
  }
}

/** Readers get the old or the new file, never a part of it. */
async function replaceFile(path: string, data: Uint8Array, modifiedAt?: string): Promise<void> {
  const temporary = join(dirname(path), `.${randomUUID()}`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(temporary, data, { flush: true });
  if (modifiedAt) await utimes(temporary, new Date(modifiedAt), new Date(modifiedAt));
  await rename(temporary, path);
}
