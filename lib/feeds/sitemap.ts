import "server-only";
import { isBuilding } from "../next/build-phase";
import { mapResult, type Result } from "../read/result";
import { env } from "../runtime/env";
import { pagedRoutes } from "../site/kind-pages";
import { splitLanguage } from "../site/language-path";
import { pagesInLanguages } from "./local-pages";
import { fixedPages, getPart, getSitePages, getUnpaged } from "./site-pages";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml";

/** The part with the pages outside the paged lists. */
export const unpagedPart = "pages.xml";

/** The sitemap: one file, or an index of its parts where a list is long. Parts are cached one by one, so lists may grow. */
export async function getSitemap(): Promise<Result<string>> {
  const { SITE_URL } = env();
  const sitePages = await getSitePages();
  // A build without its backend continues with the fixed pages.
  if (!sitePages.ok && isBuilding()) return { ok: true, data: sitemapXml(fixedPages, SITE_URL) };
  if (!sitePages.ok) return sitePages;
  const { parts } = sitePages.data;
  if (parts.every(([, totalParts]) => totalParts <= 1))
    return mapResult(
      await pagesInLanguages(async (language) =>
        mapResult(await getSitePages(language), ({ pages }) => pages),
      ),
      (pages) => sitemapXml(pages, SITE_URL),
    );
  const names = parts.flatMap(([list, totalParts]) =>
    Array.from({ length: totalParts }, (_, index) => `${list}-${index + 1}.xml`),
  );
  const paths = [unpagedPart, ...names].map((name) => `/sitemap/${name}`);
  return { ok: true, data: sitemapIndexXml(paths, SITE_URL) };
}

/** One part of the sitemap, such as `pages.xml` or `blog-1.xml`; `null` where there is no such part. */
export async function getSitemapPart(name: string): Promise<Result<string | null>> {
  const { SITE_URL } = env();
  if (name === unpagedPart) {
    const unpaged = await pagesInLanguages(getUnpaged);
    if (!unpaged.ok && isBuilding()) return { ok: true, data: sitemapXml(fixedPages, SITE_URL) };
    const inOtherParts: readonly string[] = pagedRoutes;
    return mapResult(unpaged, (pages) =>
      sitemapXml(
        pages.filter(({ path }) => !inOtherParts.includes(splitLanguage(path).path)),
        SITE_URL,
      ),
    );
  }
  const [, list, part] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
  if (!list) return { ok: true, data: null };
  const found = await getPart(list, Number(part));
  if (!found.ok || !found.data) return mapResult(found, () => null);
  const pages = await pagesInLanguages(async (language) =>
    mapResult(await getPart(list, Number(part), language), (own) => own?.pages ?? []),
  );
  return mapResult(pages, (all) => sitemapXml(all, SITE_URL));
}
