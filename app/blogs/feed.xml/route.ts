import { getBlogFeed } from "@/lib/feeds/feeds";
import { staticAnswer } from "@/lib/http/static-response";
import { feedType } from "@/lib/site/routes";

/** the newest blogs, for feed readers. */
export async function GET(): Promise<Response> {
  return staticAnswer(await getBlogFeed(), feedType);
}
