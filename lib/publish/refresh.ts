import "server-only";
import { retryNow } from "../backend/circuit-breaker";
import { calls } from "../backend/contract";
import { getSiteMap, type SitePage } from "../feeds/site-map";
import { env } from "../runtime/env";
import { log } from "../runtime/log";
import { feeds } from "../site/routes";
import { purgeCopies } from "./purge-cdn";

/** Pages that are visited after a publish call; the others are made anew when a visitor comes. */
const atMost = 500;
const atOnce = 4;

/** What is to be visited, for all publish calls together: a later one goes on where it finds the earlier ones. */
const round = { tags: new Set<string>(), gone: new Set<string>(), number: 0 };

/**
 * Visits the pages that were marked as stale, so that the next visitor finds them fresh: a visit to a stale page is
 * what makes a new one. Pages of the lists that changed come first, and before them those that are listed no more.
 * However many publish calls there are, only the latest visits pages, and what the others had left.
 * @param listedBefore paths of the pages that there were before, as from {@link listedPages}
 */
export async function refreshPages(tags: string[], listedBefore: string[] = []): Promise<void> {
  const started = performance.now();
  const number = ++round.number;
  for (const tag of tags) round.tags.add(tag);
  // Whoever publishes something has a backend.
  retryNow();
  const known = await getSiteMap();
  if (!known.ok) {
    log.warn({ tags, message: known.message }, "pages not refreshed");
    return purgeCopies([...round.tags], []);
  }

  const paths = inOrder(known.data.pages);
  for (const path of listedBefore) if (!paths.includes(path)) round.gone.add(path);
  const queue = [...round.gone, ...paths].slice(0, atMost);
  const visited = [...queue];
  const failed: string[] = [];
  const worker = async () => {
    while (number === round.number) {
      const path = queue.shift();
      if (path === undefined) return;
      if (!(await visit(path))) failed.push(path);
      round.gone.delete(path);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (number !== round.number) return;
  const changed = [...round.tags];
  round.tags.clear();
  const ms = Math.round(performance.now() - started);
  log.info({ tags, pages: visited.length, failed, ms }, "pages refreshed");
  // Not before: whoever has dropped its copy asks for a new one at once.
  await purgeCopies(changed, visited);
}

/** The paths of pages, those of the lists that changed first. A feed is as urgent as the list that it follows. */
function inOrder(known: SitePage[]): string[] {
  const changed = ({ list }: SitePage) => list !== undefined && round.tags.has(calls[list].kind);
  const pages = known.filter(changed).concat(known.filter((page) => !changed(page)));
  const feedsOf = (list: string) => Object.values(feeds).filter((feed) => feed.list === list);
  return [...new Set(pages.flatMap(({ path }) => [path, ...feedsOf(path).map(({ href }) => href)]))];
}

/**
 * Paths of the pages that the site lists at this moment, from its own sitemap as it was last made. Asked before tags
 * are marked as stale, it still has the pages that a publish call takes away. Empty where it cannot be had.
 */
export async function listedPages(): Promise<string[]> {
  const listed = await locations("/sitemap.xml");
  // That of a large site leads to its parts. No more are visited than the first ones have.
  const parts = listed.filter((path) => /^\/sitemap\/(?:pages|[a-z]+-1)\.xml$/.test(path));
  return parts.length > 0 ? (await Promise.all(parts.map(locations))).flat() : listed;
}

async function locations(path: string): Promise<string[]> {
  const response = await ask(path);
  if (!response?.ok) return [];
  const addresses = Array.from(
    (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address]) => address,
  );
  return addresses.flatMap((address = "") => {
    const url = URL.parse(address.replaceAll("&amp;", "&"));
    return url ? url.pathname + url.search : [];
  });
}

/** Whether the page could be had; one that is no more is as it should be. */
async function visit(path: string): Promise<boolean> {
  const response = await ask(path);
  await response?.arrayBuffer().catch(() => undefined);
  return response !== undefined && (response.ok || [404, 410].includes(response.status));
}

function ask(path: string): Promise<Response | undefined> {
  return fetch(`http://127.0.0.1:${env().PORT}${path}`, {
    redirect: "manual",
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
}
