import { getSitemapPart } from "@/lib/content/sitemaps";
import { sitemapType } from "@/lib/sitemap-xml";
import { staticAnswer } from "@/lib/static-answer";

type Context = RouteContext<"/sitemap/[part]">;

export function generateStaticParams(): { part: string }[] {
  return [{ part: "1.xml" }];
}

/** A part of a sitemap that one file cannot hold. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  return staticAnswer(await getSitemapPart((await params).part), sitemapType);
}
