import { getLlmsText } from "@/lib/content/llms";
import { staticAnswer } from "@/lib/static-answer";

/** What the site is and has, for language models. */
export async function GET(): Promise<Response> {
  return staticAnswer(await getLlmsText(), "text/plain; charset=utf-8");
}
