import { staticResponse } from "@/app/static-response";
import { sitemapType } from "@/lib/feeds/sitemap-xml";
import { getSitemapPart, unpagedPart } from "@/lib/feeds/sitemaps";

type Context = RouteContext<"/sitemap/[part]">;

export function generateStaticParams(): { part: string }[] {
  return [{ part: unpagedPart }];
}

/** One part of the sitemap, where lists are long. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  return staticResponse(await getSitemapPart((await params).part), sitemapType);
}
