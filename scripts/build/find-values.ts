import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The files of a build that contain one of the values, which are secret.
 * @throws Error when there is no complete build
 */
export function filesWithValues(distDir: string, values: string[]): string[] {
  const files = readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  if (!files.some((file) => file.endsWith("BUILD_ID"))) throw new Error(`There is no build in ${distDir}.`);
  return files.filter((file) => {
    const bytes = readFileSync(file);
    return values.some((value) => bytes.includes(value));
  });
}
