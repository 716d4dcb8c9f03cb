import { getPostFeed } from "@/lib/feeds/feeds";
import { staticAnswer } from "@/lib/http/static-response";
import { feedType } from "@/lib/site/routes";

/** The newest posts, for feed readers. */
export async function GET(): Promise<Response> {
  return staticAnswer(await getPostFeed(), feedType);
}
