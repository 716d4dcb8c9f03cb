import type { Result } from "@/lib/read/result";
import { type Language, languageOf } from "@/lib/words/language";
import { type Content, staticResponse } from "./static-response";

type Context = { params: Promise<{ lang: string }> };

/** `GET` of a static text that the site has in each of its languages. */
export function textRoute(load: (language: Language) => Promise<Result<Content>>, mediaType: string) {
  return async (_: Request, { params }: Context): Promise<Response> =>
    staticResponse(await load(languageOf((await params).lang)), mediaType);
}
