import { getPostFeed } from "@/lib/content/feeds";
import { feedType } from "@/lib/routes";
import { staticAnswer } from "@/lib/static-answer";

/** The newest posts, for feed readers. */
export async function GET(): Promise<Response> {
  return staticAnswer(await getPostFeed(), feedType);
}
