import { staticResponse } from "@/app/static-response";
import { cardType } from "@/lib/seo/card";
import { getCardImage } from "@/lib/seo/card-image";

type Context = RouteContext<"/og/[...card]">;

/** A build prerenders one, as a check; the others are rendered on demand. */
export function generateStaticParams(): { card: string[] }[] {
  return [{ card: ["home.jpg"] }];
}

/** The Open Graph image of a page. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  return staticResponse(await getCardImage(`/${(await params).card.join("/")}`), cardType);
}
