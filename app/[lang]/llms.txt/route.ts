import { textRoute } from "@/app/text-route";
import { getLlmsText } from "@/lib/feeds/llms";

/** Summary of the site for language models. */
export const GET = textRoute(getLlmsText, "text/plain; charset=utf-8");

export { languageParams as generateStaticParams } from "@/lib/words/offered-languages";
