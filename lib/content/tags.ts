import { cacheTag } from "next/cache";
import { tags } from "../backend/contract";
import { defaultLanguage, isLanguage, type Language } from "../words/language";

export const contentTags: string[] = tags;

/** Tag of the words of a kind of content in a language: `news`, in Hindi `news.hi`. */
export function tagOf(kind: string, language: Language): string {
  return language === defaultLanguage ? kind : `${kind}.${language}`;
}

/** Reverses {@link tagOf}; undefined for any other text. */
export function kindOfTag(tag: string): { kind: string; language: Language } | undefined {
  const [kind = "", language = defaultLanguage, ...rest] = tag.split(".");
  const isKnown = contentTags.includes(kind) && isLanguage(language) && rest.length === 0;
  return isKnown && tagOf(kind, language) === tag ? { kind, language } : undefined;
}

/** Tags the result of a cached function with its kinds of content: an edit of a record changes it, and one of its translation does. */
export function tagContent(language: Language, ...kinds: string[]): void {
  cacheTag(...new Set(kinds.flatMap((kind) => [kind, tagOf(kind, language)])));
}
