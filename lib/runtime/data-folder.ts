import { join } from "node:path";

/**
 * Path of a file that the site keeps over restarts and updates, in SITE_DATA_DIR; without it, in the cache folder of the build. The
 * database that is opened there creates the folder.
 */
export function dataFile(name: string): string {
  const { SITE_DATA_DIR, NEXT_DIST_DIR } = process.env;
  return join(SITE_DATA_DIR || join(NEXT_DIST_DIR || ".next", "cache", "data"), name);
}
