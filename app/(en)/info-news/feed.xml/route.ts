import { staticResponse } from "@/app/static-response";
import { getFeed } from "@/lib/feeds/feeds";
import { feedType } from "@/lib/site/routes";
import { defaultLanguage } from "@/lib/words/language";

/** The newest news items, for feed readers. */
export async function GET(): Promise<Response> {
  return staticResponse(await getFeed("news", defaultLanguage), feedType);
}
