import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathOfKey } from "../../lib/next/cache-values.ts";
import { subscribeToEvent } from "../../lib/runtime/events.ts";
import { log } from "../../lib/runtime/log.ts";
import { requestPage } from "../../lib/runtime/request-page.ts";
import { parseAddress } from "../../lib/site/address.ts";
import { openFirstView } from "../first-view/first-view.ts";
import { BuildOutput } from "../page-cache/build-output.ts";
import { PageCache } from "../page-cache/page-cache.ts";
import { PageStore } from "../page-cache/page-store.ts";

/** More are learned from their first requests. */
const maxPathsRead = 20_000;

let opened: PageCache | undefined;

/**
 * This process's page cache, including what earlier processes of the same build have stored.
 * @param serverDir the build's `server` folder
 */
export function openPageCache(serverDir: string): PageCache {
  opened ??= open(serverDir);
  return opened;
}

function open(serverDir: string): PageCache {
  const distDir = dirname(serverDir);
  const context = openFirstView(distDir);
  const buildId = readFileSync(join(distDir, "BUILD_ID"), "utf8").trim();
  // Pages are stored finished: separate stores let the switch apply to all of them at once.
  const storeId = context.isOn ? buildId : `${buildId}-unchanged`;
  const output = new BuildOutput(serverDir, context);
  const store = new PageStore(prepareFile(distDir, storeId), (key) => output.get(key));
  const pages = new PageCache(store, { context, visit: visitPage });
  pages.learn(output.paths());
  pages.learn(store.latestKeys(maxPathsRead).map(pathOfKey));
  subscribeToEvent("search-read", () => pages.dropSearches());
  process.once("exit", () => store.close());
  return pages;
}

/** For its regeneration: if it fails, the next visitor's request starts that. */
function visitPage(key: string): void {
  requestPage(parseAddress(pathOfKey(key)).url)
    .then((response) => response?.body?.cancel())
    .catch(() => undefined);
}

/** One database per build, as pages of one build do not work with the scripts of another; older ones are removed. */
function prepareFile(distDir: string, storeId: string): string {
  const folder = join(distDir, "cache", "pages");
  const name = `${storeId}.sqlite`;
  try {
    mkdirSync(folder, { recursive: true });
    const old = readdirSync(folder).filter((file) => !file.startsWith(name) && file !== "damaged.sqlite");
    for (const file of old) rmSync(join(folder, file), { recursive: true, force: true });
  } catch (error) {
    log.warn({ folder, reason: (error as Error).message }, "page cache: cannot write its folder");
  }
  return join(folder, name);
}
