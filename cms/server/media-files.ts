import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { plainFile } from "../../backend/plain-file.ts";
import type { MediaFile, MediaStorage } from "../content/bridge.ts";
import { cutAroundFocalPoint, isOffCentre } from "./focal-point.ts";

const pathOf = ({ prefix, filename }: MediaFile) => join(prefix ?? "", filename ?? "");
/** Of an image that is cut for the site. */
const originalOf = (file: MediaFile) => join(".originals", pathOf(file));

/** The files of the media collection: `{folder}/{file}` is `/media/{folder}/{file}` of the contract. */
export class MediaFiles implements MediaStorage {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  async save(file: MediaFile, data?: Buffer): Promise<void> {
    const whole = data ?? (await this.read(originalOf(file))) ?? (await this.read(pathOf(file)));
    if (!whole) throw new Error(`The file ${pathOf(file)} is missing.`);
    const part = await cutAroundFocalPoint(whole, file);
    if (part) await this.#write(originalOf(file), whole);
    await this.#write(pathOf(file), part ?? whole);
    if (!part) await this.#delete(originalOf(file));
  }

  async readWhole(file: MediaFile): Promise<Buffer | undefined> {
    const original = isOffCentre(file) ? await this.read(originalOf(file)) : undefined;
    return original ?? this.read(pathOf(file));
  }

  async delete(file: MediaFile): Promise<void> {
    await this.#delete(pathOf(file));
    await this.#delete(originalOf(file));
  }

  async read(path: string): Promise<Buffer | undefined> {
    const local = this.locate(path);
    return local === undefined ? undefined : readFile(local);
  }

  /**
   * @returns the file's path in the folder, undefined where there is no such file
   * @throws LinkError
   */
  locate(path: string): string | undefined {
    return plainFile(this.#dir, path);
  }

  #write(path: string, data: Buffer): Promise<void> {
    return replaceFile(join(this.#dir, path), data);
  }

  #delete(path: string): Promise<void> {
    return rm(join(this.#dir, path), { force: true });
  }
}

/** Readers get the old or the new file, never a part of it. */
async function replaceFile(path: string, data: Uint8Array): Promise<void> {
  const temporary = join(dirname(path), `.${randomUUID()}`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(temporary, data, { flush: true });
  await rename(temporary, path);
}
