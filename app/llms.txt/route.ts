import { staticResponse } from "@/app/static-response";
import { getLlmsText } from "@/lib/feeds/llms";
import { defaultLanguage } from "@/lib/words/language";

/** Summary of the site for language models. */
export async function GET(): Promise<Response> {
  return staticResponse(await getLlmsText(defaultLanguage), "text/plain; charset=utf-8");
}
