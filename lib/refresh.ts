import "server-only";
import { calls } from "./backend/contract";
import { getSiteMap, type SitePage } from "./content/site-map";
import { env } from "./env";
import { log } from "./log";

/** Pages that are visited after a publish call; the others are made anew when a visitor comes. */
const atMost = 500;
const atOnce = 4;

/**
 * Visits the pages that were marked as stale, so that the next visitor finds them fresh: a visit to a stale page is
 * what makes a new one. Pages of the lists that changed come first.
 */
export async function refreshPages(tags: string[]): Promise<void> {
  const started = performance.now();
  const known = await getSiteMap();
  if (!known.ok) return log.warn({ tags, message: known.message }, "pages not refreshed");

  const changed = ({ list }: SitePage) => list !== undefined && tags.includes(calls[list].kind);
  const pages = known.data.filter(changed).concat(known.data.filter((page) => !changed(page)));
  const queue = pages.slice(0, atMost).map(({ path }) => path);
  const failed: string[] = [];
  const worker = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (!(await visit(path))) failed.push(path);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  log.info(
    { tags, pages: Math.min(pages.length, atMost), failed, ms: Math.round(performance.now() - started) },
    "pages refreshed",
  );
}

async function visit(path: string): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${env().PORT}${path}`, {
      redirect: "manual",
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
