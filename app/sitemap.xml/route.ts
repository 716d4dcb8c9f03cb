import { staticResponse } from "@/app/static-response";
import { getSitemap } from "@/lib/feeds/sitemap";
import { sitemapType } from "@/lib/feeds/sitemap-xml";

export async function GET(): Promise<Response> {
  return staticResponse(await getSitemap(), sitemapType);
}
