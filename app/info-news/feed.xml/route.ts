import { getNewsFeed } from "@/lib/content/feeds";
import { feedType } from "@/lib/routes";
import { staticAnswer } from "@/lib/static-answer";

/** The newest news items, for feed readers. */
export async function GET(): Promise<Response> {
  return staticAnswer(await getNewsFeed(), feedType);
}
