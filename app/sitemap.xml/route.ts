import { sitemapType } from "@/lib/feeds/sitemap-xml";
import { getSitemap } from "@/lib/feeds/sitemaps";
import { staticAnswer } from "@/lib/http/static-response";

/** Every page there is, for search engines. */
export async function GET(): Promise<Response> {
  return staticAnswer(await getSitemap(), sitemapType);
}
