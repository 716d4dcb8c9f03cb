import { getSitemap } from "@/lib/content/sitemaps";
import { sitemapType } from "@/lib/sitemap-xml";
import { staticAnswer } from "@/lib/static-answer";

/** Every page there is, for search engines. */
export async function GET(): Promise<Response> {
  return staticAnswer(await getSitemap(), sitemapType);
}
