import { getPostFeed } from "@/lib/content/feeds";
import { feedAnswer } from "@/lib/feed-answer";

/** The newest posts, for feed readers. */
export async function GET(): Promise<Response> {
  return feedAnswer(await getPostFeed());
}
