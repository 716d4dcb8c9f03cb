import { staticResponse } from "@/app/static-response";
import { getLlmsText } from "@/lib/feeds/llms";

/** Summary of the site for language models. */
export async function GET(): Promise<Response> {
  return staticResponse(await getLlmsText(), "text/plain; charset=utf-8");
}
