import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { BuildOutput } from "./build-output.ts";
import { DiskStore } from "./disk-store.ts";
import { LayeredStore } from "./layered-store.ts";
import { log } from "./log.ts";
import { PageCache } from "./page-cache.ts";
import { styleSheets } from "./style-sheets.ts";

let opened: PageCache | undefined;

/**
 * This process's page cache, with what earlier processes of the same build have left.
 * @param serverDir the build's `server` folder
 */
export function pageCache(serverDir: string): PageCache {
  opened ??= open(serverDir);
  return opened;
}

function open(serverDir: string): PageCache {
  const distDir = dirname(serverDir);
  const styles = styleSheets(distDir);
  const output = new BuildOutput(serverDir, styles);
  const disk = new DiskStore(storeFile(distDir));
  const cache = new PageCache(new LayeredStore(disk, (key) => output.get(key)), { styles });
  process.once("exit", () => cache.close());
  return cache;
}

/**
 * Where the build's store is: below the build, and named after it, for pages of one build do not work with the
 * scripts of another. Stores of older builds are removed.
 */
function storeFile(distDir: string): string {
  const folder = join(distDir, "cache", "pages");
  const name = `${readFileSync(join(distDir, "BUILD_ID"), "utf8").trim()}.sqlite`;
  try {
    mkdirSync(folder, { recursive: true });
    const old = readdirSync(folder).filter((file) => !file.startsWith(name) && file !== "damaged.sqlite");
    for (const file of old) rmSync(join(folder, file), { recursive: true, force: true });
  } catch (error) {
    log.warn({ folder, reason: (error as Error).message }, "page cache: its folder cannot be written");
  }
  return join(folder, name);
}
