/** Names and addresses of files. */
import type { MediaFile } from "../content/bridge.ts";

/** In the media folder. */
export const fileName = ({ prefix, filename }: MediaFile) =>
  prefix ? `${prefix}/${filename}` : String(filename);

/** In the contract. */
export function filePath(file: MediaFile): string {
  return `/media/${fileName(file).split("/").map(encodeURIComponent).join("/")}`;
}
