import { cacheTag } from "next/cache";
import { tagIn, tags } from "../backend/contract";
import { defaultLanguage, type Language } from "../words/language";

export const contentTags: string[] = tags;

/** `news`, or `news.hi` for the words of the news in Hindi. */
export function isTag(tag: string): boolean {
  const [kind = "", language] = tag.split(/\.(.*)/s);
  const isKnown = language === undefined || /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(language);
  return contentTags.includes(kind) && isKnown && language !== defaultLanguage;
}

/** The tags of a kind of content in a language: an edit of a record changes it, and in another language one of the translation does. */
export function tagsIn(language: Language, kind: string): string[] {
  return language === defaultLanguage ? [kind] : [kind, tagIn(language, kind)];
}

/** Tags the result of a cached function with its kinds of content. */
export function tagContent(language: Language, ...kinds: string[]): void {
  cacheTag(...kinds.flatMap((kind) => tagsIn(language, kind)));
}
