import { getLlmsText } from "@/lib/feeds/llms";
import { staticAnswer } from "@/lib/http/static-response";

/** What the site is and has, for language models. */
export async function GET(): Promise<Response> {
  return staticAnswer(await getLlmsText(), "text/plain; charset=utf-8");
}
