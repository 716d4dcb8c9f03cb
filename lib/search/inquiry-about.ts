import { routes } from "../site/routes.ts";
import type { Language } from "../words/language.ts";
import { words as wordsIn } from "../words/words.ts";

/** The inquiry form with searched words as its subject, without the signs that its link cannot carry. */
export function inquiryAbout(query: string, language: Language): string {
  const words = query.replace(/[^\p{L}\p{M}\p{N}.,;:%/()+-]+/gu, " ").trim();
  if (!words) return routes.contact;
  const subject = wordsIn(language)("search.subject", { words });
  return `${routes.contact}?${new URLSearchParams({ subject })}`;
}
