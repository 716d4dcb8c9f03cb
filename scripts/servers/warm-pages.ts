import pLimit from "p-limit";
import { step, warn } from "../process/terminal.ts";

/** The unique paths of a sitemap. */
export function sitemapPaths(xml: string): string[] {
  const locations = [...xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, location = ""]) => location);
  const urls = locations.map((location) => URL.parse(location.replaceAll("&amp;", "&")));
  return [...new Set(urls.filter((url) => url !== null).map((url) => url.pathname + url.search))];
}

/**
 * Requests every page of the sitemap once, so that no visitor waits for a page to be generated.
 * @param onProgress receives the number of visited pages and of all pages
 * @returns the number of pages, and those with another status than 200
 */
export async function visitPages(site: string, onProgress: (visited: number, all: number) => void) {
  const paths = sitemapPaths(await read(`${site}/sitemap.xml`));
  const problems: { path: string; problem: string }[] = [];
  let visited = 0;
  await pLimit(4).map(paths, async (path) => {
    await read(site + path).catch((error: Error) => problems.push({ path, problem: error.message }));
    visited += 1;
    onProgress(visited, paths.length);
  });
  return { pages: paths.length, problems };
}

/** Visits every page and shows the progress. Pages with a problem are warnings: the site itself is up. */
export async function warmPages(site: string): Promise<void> {
  const progress = step("Visiting every page once");
  try {
    const { pages, problems } = await visitPages(site, (visited, all) =>
      progress.update(`${visited}/${all}`),
    );
    progress.done(`${pages} pages`);
    for (const { path, problem } of problems.slice(0, 10)) warn(`Warning: ${path} responded with ${problem}`);
    if (problems.length > 10) warn(`Warning: and ${problems.length - 10} more pages`);
  } catch (error) {
    progress.stop();
    warn(
      `Warning: pages are generated on their first request: reading /sitemap.xml failed (${(error as Error).message})`,
    );
  }
}

async function read(url: string): Promise<string> {
  const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(30_000) });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`status ${response.status}`);
  return body;
}
