/** Files that a visitor sends with an inquiry: names of the fields, limits and types, for browser and server. */

export const filesField = "files";
export const maxFiles = 10;
const megabyte = 1024 * 1024;
/** Of all files of an inquiry. */
export const maxFilesBytes = 25 * megabyte;
/** Attachments of a mail together; of more it names the files. */
export const maxMailBytes = 10 * megabyte;

export const inMegabytes = (bytes: number): number => Math.round(bytes / megabyte);

/** Extensions of the types that an inquiry may bring, the usual one first. */
export const fileTypes = {
  "application/pdf": ["pdf"],
  "image/vnd.dwg": ["dwg"],
  "image/vnd.dxf": ["dxf"],
  "model/step": ["step", "stp"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ["xlsx"],
  "text/csv": ["csv"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["docx"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "image/heic": ["heic", "heif"],
} as const satisfies Record<string, string[]>;

export type FileType = keyof typeof fileTypes;

const namedTypes = Object.entries(fileTypes) as [FileType, readonly string[]][];

/** The type whose name ends so; undefined for types that are not accepted. */
export function typeOfExtension(extension: string): FileType | undefined {
  return namedTypes.find(([, extensions]) => extensions.includes(extension.toLowerCase()))?.[0];
}

/** For the browser's dialog, which shows only these; what is accepted, the content decides. */
export const acceptedFiles = namedTypes
  .flatMap(([, extensions]) => extensions.map((extension) => `.${extension}`))
  .join();
