import { textRoute } from "@/app/text-route";
import { getFeed } from "@/lib/feeds/feeds";
import { feedType } from "@/lib/site/routes";

/** The newest news items, for feed readers. */
export const GET = textRoute((language) => getFeed("news", language), feedType);

export { languageParams as generateStaticParams } from "@/lib/words/offered-languages";
