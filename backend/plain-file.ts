import { existsSync, lstatSync, readdirSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";

/** A name in a folder of content that stands for a file elsewhere, or for no file. */
export class LinkError extends Error {
  constructor(name: string) {
    super(`${name} is a link, or no file of its own: put a copy of the file there`);
  }
}

/**
 * Finds a file in a folder that archives fill: through a link, one could publish any file of the machine. The folder itself may be
 * a link, nothing below it may.
 * @param name path below the folder
 * @returns its path without links; undefined if the folder has no such file
 * @throws LinkError for a symbolic link, also among the folders of the path, for a hard link, because its other name may be
 *   anywhere, and for devices, pipes and sockets
 */
export function plainFile(folder: string, name: string): string | undefined {
  try {
    const root = realpathSync(folder);
    const path = join(root, name);
    if (!path.startsWith(join(root, sep))) return undefined;
    const stat = lstatSync(path);
    if (realpathSync(path) !== path) throw new LinkError(name);
    if (stat.isDirectory()) return undefined;
    if (!stat.isFile() || stat.nlink > 1) throw new LinkError(name);
    return path;
  } catch (error) {
    if (error instanceof LinkError) throw error;
    return undefined;
  }
}

/**
 * Lists every file below a part of such a folder.
 * @returns paths below the folder; none if it has no such part
 * @throws LinkError as `plainFile`, for anything that is neither a file nor a folder
 */
export function plainFiles(folder: string, part: string): string[] {
  plainFile(folder, part);
  if (!existsSync(join(folder, part))) return [];
  // Node's own recursion follows links to folders.
  return readdirSync(join(folder, part), { withFileTypes: true }).flatMap((entry) => {
    const name = join(part, entry.name);
    if (entry.isDirectory()) return plainFiles(folder, name);
    if (!plainFile(folder, name)) throw new LinkError(name);
    return [name];
  });
}
