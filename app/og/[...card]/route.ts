import { staticAnswer } from "@/lib/http/static-response";
import { cardType } from "@/lib/seo/card";
import { getCardImage } from "@/lib/seo/card-image";

type Context = RouteContext<"/og/[...card]">;

/** A build makes one, which proves that it can; the others are made when first asked for. */
export function generateStaticParams(): { card: string[] }[] {
  return [{ card: ["home.jpg"] }];
}

/** The Open Graph image of a page. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  return staticAnswer(await getCardImage(`/${(await params).card.join("/")}`), cardType);
}
