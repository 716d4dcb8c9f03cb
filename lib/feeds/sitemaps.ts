import "server-only";
import { mapResult, type Result } from "../content/read";
import { building } from "../runtime/build-phase";
import { env } from "../runtime/env";
import { pagedRoutes } from "../site/routes";
import { fixedPages, getPart, getSiteMap, getUnpaged } from "./site-map";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml";

/** The part with the pages that belong to no list with pages. */
export const unpagedPart = "pages.xml";

/**
 * The sitemap: one file, or what leads to its parts where a list is long. Each part is made, and held, by itself, so that
 * a list may have as many records as it likes.
 */
export async function getSitemap(): Promise<Result<string>> {
  const { SITE_URL } = env();
  const known = await getSiteMap();
  // A build without its backend knows the pages that exist whatever it holds, and goes on with those.
  if (!known.ok && building()) return { ok: true, data: sitemapXml(fixedPages, SITE_URL) };
  return mapResult(known, ({ pages, parts }) => {
    if (parts.every(([, count]) => count <= 1)) return sitemapXml(pages, SITE_URL);
    const names = parts.flatMap(([list, count]) =>
      Array.from({ length: count }, (_, index) => `${list}-${index + 1}.xml`),
    );
    const paths = [unpagedPart, ...names].map((name) => `/sitemap/${name}`);
    return sitemapIndexXml(paths, SITE_URL);
  });
}

/** One part of it, such as `pages.xml` or `blog-1.xml`; `null` where it has no such part. */
export async function getSitemapPart(name: string): Promise<Result<string | null>> {
  const { SITE_URL } = env();
  if (name === unpagedPart) {
    const known = await getUnpaged();
    if (!known.ok && building()) return { ok: true, data: sitemapXml(fixedPages, SITE_URL) };
    const inParts: readonly string[] = pagedRoutes;
    // The beginnings of lists are in those lists' own parts.
    return mapResult(known, (pages) =>
      sitemapXml(
        pages.filter(({ path }) => !inParts.includes(path)),
        SITE_URL,
      ),
    );
  }
  const [, list, part] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
  if (!list) return { ok: true, data: null };
  return mapResult(await getPart(list, Number(part)), (found) => found && sitemapXml(found.pages, SITE_URL));
}
