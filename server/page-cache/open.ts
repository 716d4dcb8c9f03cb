import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { log } from "../../lib/runtime/log.ts";
import { rateLimitStore } from "../../lib/runtime/rate-limit-store.ts";
import { styleSheets } from "../html-transforms/style-sheets.ts";
import type { Shared } from "../redis/open.ts";
import { BuildOutput } from "./build-output.ts";
import { DiskStore } from "./disk-store.ts";
import { LayeredStore } from "./layered-store.ts";
import { PageCache } from "./page-cache.ts";

/** `shared`: what other processes have too, where REDIS_URL says so. */
type Caches = { pages: PageCache; shared: Shared | undefined };

let opened: Promise<Caches> | undefined;

/**
 * This process's caches, with what earlier processes of the same build have left.
 * @param serverDir the build's `server` folder
 */
export function openCaches(serverDir: string): Promise<Caches> {
  opened ??= open(serverDir);
  return opened;
}

async function open(serverDir: string): Promise<Caches> {
  const distDir = dirname(serverDir);
  const styles = styleSheets(distDir);
  const buildId = readFileSync(join(distDir, "BUILD_ID"), "utf8").trim();
  const output = new BuildOutput(serverDir, styles);
  const disk = new DiskStore(storeFile(distDir, buildId));
  const shared = await openShared(buildId, disk);
  const store = new LayeredStore(shared?.store ?? disk, (key) => output.get(key));
  const pages = new PageCache(store, { styles });
  process.once("exit", () => pages.close());
  return { pages, shared };
}

async function openShared(buildId: string, disk: DiskStore): Promise<Shared | undefined> {
  const { REDIS_URL } = process.env;
  if (!REDIS_URL) return undefined;
  const shared = (await import("../redis/open.ts")).openShared(REDIS_URL, buildId, disk);
  rateLimitStore.client = shared.limits;
  return shared;
}

/**
 * Where the build's store is: below the build, and named after it, for pages of one build do not work with the
 * scripts of another. Stores of older builds are removed.
 */
function storeFile(distDir: string, buildId: string): string {
  const folder = join(distDir, "cache", "pages");
  const name = `${buildId}.sqlite`;
  try {
    mkdirSync(folder, { recursive: true });
    const old = readdirSync(folder).filter((file) => !file.startsWith(name) && file !== "damaged.sqlite");
    for (const file of old) rmSync(join(folder, file), { recursive: true, force: true });
  } catch (error) {
    log.warn({ folder, reason: (error as Error).message }, "page cache: its folder cannot be written");
  }
  return join(folder, name);
}
