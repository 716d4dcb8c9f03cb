import { getNewsFeed } from "@/lib/content/feeds";
import { feedAnswer } from "@/lib/feed-answer";

/** The newest news items, for feed readers. */
export async function GET(): Promise<Response> {
  return feedAnswer(await getNewsFeed());
}
