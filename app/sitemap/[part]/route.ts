import { staticResponse } from "@/app/static-response";
import { getSitemapPart, unpagedPart } from "@/lib/feeds/sitemap";
import { sitemapType } from "@/lib/feeds/sitemap-xml";

type Context = RouteContext<"/sitemap/[part]">;

export function generateStaticParams(): { part: string }[] {
  return [{ part: unpagedPart }];
}

/** One part of the sitemap, where lists are long. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  return staticResponse(await getSitemapPart((await params).part), sitemapType);
}
