import { staticResponse } from "@/app/static-response";
import { sitemapType } from "@/lib/feeds/sitemap-xml";
import { getSitemap } from "@/lib/feeds/sitemaps";

export async function GET(): Promise<Response> {
  return staticResponse(await getSitemap(), sitemapType);
}
