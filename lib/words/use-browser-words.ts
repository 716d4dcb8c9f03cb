import { createContext, useContext } from "react";
import type { PageWords } from "./browser-words";
import { defaultLanguage, type Language } from "./language";

/** Undefined on pages in the default language, which send no words: those are in the scripts. */
export const PageWordsContext = createContext<{ language: Language; words: PageWords } | undefined>(
  undefined,
);

/** The language of the page, for islands and what they show. */
export const usePageLanguage = (): Language => useContext(PageWordsContext)?.language ?? defaultLanguage;

/**
 * The words of an island, in the language of the page.
 * @param file of messages/en/
 * @param english its contents: browsers get only the files that islands import
 */
export const useBrowserWords = <F extends keyof PageWords>(file: F, english: PageWords[F]): PageWords[F] =>
  useContext(PageWordsContext)?.words[file] ?? english;
