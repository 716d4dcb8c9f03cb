import { staticResponse } from "@/app/static-response";
import { getBlogFeed } from "@/lib/feeds/feeds";
import { feedType } from "@/lib/site/routes";

/** the newest blogs, for feed readers. */
export async function GET(): Promise<Response> {
  return staticResponse(await getBlogFeed(), feedType);
}
