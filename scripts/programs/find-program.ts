import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of a program's names that there is, on the PATH or in /usr/bin; Debian's own comes first. */
export function findProgram(
  names: string[],
  env: NodeJS.ProcessEnv,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  const folders = [...new Set(["/usr/bin", ...(env.PATH ?? "").split(delimiter)])].filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => exists(path));
}
