import "server-only";
import { env } from "../env";
import { pageNumber } from "../list-page";
import { building } from "../phase";
import { largestSitemap, sitemapIndexXml, sitemapXml } from "../sitemap-xml";
import { type Loaded, mapLoaded } from "./read";
import { fixedPages, getSiteMap, type SitePage } from "./site-map";

/** The sitemap: one file, or what leads to its parts where one cannot hold it. */
export async function getSitemap(): Promise<Loaded<string>> {
  const { SITE_URL } = env();
  return mapLoaded(await pages(), (all) => {
    if (all.length <= largestSitemap) return sitemapXml(all, SITE_URL);
    const count = Math.ceil(all.length / largestSitemap);
    return sitemapIndexXml(
      Array.from({ length: count }, (_, index) => `/sitemap/${index + 1}.xml`),
      SITE_URL,
    );
  });
}

/** One part of it, such as `1.xml`; `null` where it has no such part. */
export async function getSitemapPart(name: string): Promise<Loaded<string | null>> {
  const [, page = ""] = /^(.+)\.xml$/.exec(name) ?? [];
  const part = pageNumber({ page });
  if (!part) return { ok: true, data: null };
  return mapLoaded(await pages(), (all) => {
    const own = all.slice((part - 1) * largestSitemap, part * largestSitemap);
    return own.length > 0 ? sitemapXml(own, env().SITE_URL) : null;
  });
}

/** A build without its backend knows the pages that exist whatever it holds, and goes on with those. */
async function pages(): Promise<Loaded<readonly SitePage[]>> {
  const known = await getSiteMap();
  return !known.ok && building() ? { ok: true, data: fixedPages } : known;
}
