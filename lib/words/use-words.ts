import "server-only";
import { lang } from "next/root-params";
import { use } from "react";
import { type Language, languageOf } from "./language.ts";
import { type Words, words } from "./words.ts";

/** The language of the page, for routes and asynchronous server components; functions below them take it as an argument. */
export async function pageLanguage(): Promise<Language> {
  return languageOf(await lang());
}

/** The words of the interface in the language of the page, for routes and asynchronous server components. */
export async function pageWords(): Promise<Words> {
  return words(await pageLanguage());
}

/** {@link pageLanguage} for server components that are not asynchronous: React has no hooks in the others. */
export function useLanguage(): Language {
  return languageOf(use(lang()));
}

/**
 * {@link pageWords} for server components that are not asynchronous.
 * @param own language of the part that is rendered, where it is not that of the page
 */
export function useWords(own?: Language): Words {
  const language = useLanguage();
  return words(own ?? language);
}
