import { step, warn } from "../process/terminal.ts";

export type Visit = { path: string; problem: string };

/** The paths that a sitemap lists, each once. */
export function sitemapPaths(xml: string): string[] {
  const addresses = [...xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, address = ""]) => address);
  const urls = addresses.map((address) => URL.parse(address.replaceAll("&amp;", "&")));
  return [...new Set(urls.filter((url) => url !== null).map((url) => url.pathname + url.search))];
}

/**
 * Visits every page of the sitemap once, so that the first visitor waits for nothing.
 * @param onProgress gets the number of pages visited and of all pages
 * @returns how many there are, and those that did not answer with 200
 */
export async function visitPages(
  site: string,
  onProgress: (visited: number, all: number) => void,
  atOnce = 4,
) {
  const paths = sitemapPaths(await read(`${site}/sitemap.xml`));
  const problems: Visit[] = [];
  let visited = 0;
  const queue = paths.values();
  const worker = async () => {
    for (const path of queue) {
      try {
        await read(site + path);
      } catch (error) {
        problems.push({ path, problem: (error as Error).message });
      }
      visited += 1;
      onProgress(visited, paths.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { pages: paths.length, problems };
}

/** The same, for the person at the terminal. A page with a problem is a warning: the site itself is up. */
export async function warmPages(site: string): Promise<void> {
  const progress = step("Visiting every page once");
  try {
    const { pages, problems } = await visitPages(site, (visited, all) =>
      progress.update(`${visited}/${all}`),
    );
    progress.done(`${pages} pages`);
    for (const { path, problem } of problems.slice(0, 10)) warn(`Warning: ${path} answers with ${problem}`);
    if (problems.length > 10) warn(`Warning: and ${problems.length - 10} more pages`);
  } catch (error) {
    progress.stop();
    warn(`Warning: the pages were not visited ahead: /sitemap.xml has ${(error as Error).message}`);
  }
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(30_000) });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`status ${answer.status}`);
  return body;
}
