import { join } from "node:path";

/** Path of a file or folder that the site keeps over restarts and updates, in SITE_DATA_DIR; without it, in `data`, beside the build. */
export function dataFile(name: string): string {
  return join(process.env.SITE_DATA_DIR || "data", name);
}
