import { getNewsFeed } from "@/lib/feeds/feeds";
import { staticAnswer } from "@/lib/http/static-response";
import { feedType } from "@/lib/site/routes";

/** The newest news items, for feed readers. */
export async function GET(): Promise<Response> {
  return staticAnswer(await getNewsFeed(), feedType);
}
