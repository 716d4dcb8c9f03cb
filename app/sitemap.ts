import type { MetadataRoute } from "next";
import { fixedPages, getSiteMap } from "@/lib/content/site-map";
import { env } from "@/lib/env";
import { building } from "@/lib/phase";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { SITE_URL } = env();
  const known = await getSiteMap();
  if (!known.ok && !building()) throw new Error(`The sitemap is incomplete: ${known.message}`);
  const pages = known.ok ? known.data : fixedPages;
  return pages.map(({ path, modified }) => ({ url: SITE_URL + path, lastModified: modified }));
}
