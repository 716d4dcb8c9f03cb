import { sitemapType } from "@/lib/feeds/sitemap-xml";
import { getSitemapPart, unpagedPart } from "@/lib/feeds/sitemaps";
import { staticAnswer } from "@/lib/http/static-response";

type Context = RouteContext<"/sitemap/[part]">;

export function generateStaticParams(): { part: string }[] {
  return [{ part: unpagedPart }];
}

/** A part of the sitemap of a site with long lists. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  return staticAnswer(await getSitemapPart((await params).part), sitemapType);
}
