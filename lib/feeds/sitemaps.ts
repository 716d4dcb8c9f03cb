import "server-only";
import { mapResult, type Result } from "../content/read";
import { isBuilding } from "../runtime/build-phase";
import { env } from "../runtime/env";
import { pagedRoutes } from "../site/routes";
import { fixedPages, getPart, getSiteMap, getUnpaged } from "./site-map";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml";

/** The part with the pages outside the paged lists. */
export const unpagedPart = "pages.xml";

/** The sitemap: one file, or an index of its parts where a list is long. Parts are cached one by one, so lists may grow. */
export async function getSitemap(): Promise<Result<string>> {
  const { SITE_URL } = env();
  const known = await getSiteMap();
  // A build without its backend continues with the fixed pages.
  if (!known.ok && isBuilding()) return { ok: true, data: sitemapXml(fixedPages, SITE_URL) };
  return mapResult(known, ({ pages, parts }) => {
    if (parts.every(([, totalParts]) => totalParts <= 1)) return sitemapXml(pages, SITE_URL);
    const names = parts.flatMap(([list, totalParts]) =>
      Array.from({ length: totalParts }, (_, index) => `${list}-${index + 1}.xml`),
    );
    const paths = [unpagedPart, ...names].map((name) => `/sitemap/${name}`);
    return sitemapIndexXml(paths, SITE_URL);
  });
}

/** One part of the sitemap, such as `pages.xml` or `blog-1.xml`; `null` where there is no such part. */
export async function getSitemapPart(name: string): Promise<Result<string | null>> {
  const { SITE_URL } = env();
  if (name === unpagedPart) {
    const known = await getUnpaged();
    if (!known.ok && isBuilding()) return { ok: true, data: sitemapXml(fixedPages, SITE_URL) };
    const inOtherParts: readonly string[] = pagedRoutes;
    return mapResult(known, (pages) =>
      sitemapXml(
        pages.filter(({ path }) => !inOtherParts.includes(path)),
        SITE_URL,
      ),
    );
  }
  const [, list, part] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
  if (!list) return { ok: true, data: null };
  return mapResult(await getPart(list, Number(part)), (found) => found && sitemapXml(found.pages, SITE_URL));
}
