import { mkdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Path of a file that the site keeps over restarts and updates, in SITE_DATA_DIR; without it, in the cache folder of the build. Creates
 * the folder, which only its owner may read; where that is not possible, the file cannot be opened either.
 */
export function dataFile(name: string): string {
  const { SITE_DATA_DIR, NEXT_DIST_DIR } = process.env;
  const folder = SITE_DATA_DIR || join(NEXT_DIST_DIR || ".next", "cache", "data");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {}
  return join(folder, name);
}
