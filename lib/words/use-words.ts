import "server-only";
import { defaultLanguage, type Language } from "./language.ts";
import { type Words, words } from "./words.ts";

export { defaultLanguage };

/** The language of the page, for routes and server components; functions below them take it as an argument. */
export function useLanguage(): Language {
  return defaultLanguage;
}

/** The words of the interface in the language of the page, for routes and server components. */
export function useWords(): Words {
  return words(useLanguage());
}
