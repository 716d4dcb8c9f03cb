import { textRoute } from "@/app/text-route";
import { getFeed } from "@/lib/feeds/feeds";
import { feedType } from "@/lib/site/routes";

/** The newest blogs, for feed readers. */
export const GET = textRoute((language) => getFeed("blog", language), feedType);

export { languageParams as generateStaticParams } from "@/lib/words/offered-languages";
