import type { Payload } from "payload";
import type { MediaFile } from "../content/bridge.ts";
import { sizeOnSite } from "./focal-point.ts";

type File = MediaFile & { id: number; updatedAt: string };
export type Size = { width: number; height: number };

/** Name of a file in the media folder. */
const fileName = ({ prefix, filename }: MediaFile) => (prefix ? `${prefix}/${filename}` : String(filename));

/** Path of a file in the contract. */
export function filePath(file: MediaFile): string {
  return `/media/${fileName(file).split("/").map(encodeURIComponent).join("/")}`;
}

/** The files of the media collection, without those in the trash. */
export class FileIndex {
  /** Paths, by the ids of their documents. */
  readonly paths = new Map<unknown, string>();
  /** Times of the last change, by the names in the media folder. */
  readonly versions = new Map<string, string>();
  /** By path. */
  readonly altTexts = new Map<string, string>();
  /** Width and height in px, by path. */
  readonly sizes = new Map<string, Size>();

  static async read(payload: Payload): Promise<FileIndex> {
    const { docs } = await payload.find({ collection: "media", depth: 0, pagination: false });
    const index = new FileIndex();
    for (const file of docs as unknown as File[]) index.#add(file);
    return index;
  }

  #add(file: File): void {
    const path = filePath(file);
    const size = sizeOnSite(file);
    this.paths.set(file.id, path);
    this.versions.set(fileName(file), file.updatedAt);
    if (file.alt) this.altTexts.set(path, file.alt);
    if (size) this.sizes.set(path, size);
  }
}
