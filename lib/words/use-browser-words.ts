import { createContext, useContext } from "react";
import { type BrowserWords, browserWords } from "./browser-words";
import { defaultLanguage, type Language } from "./language";

/** English pages send no words: they are in the scripts. */
const PageLanguage = createContext<Language>(defaultLanguage);

/** The language of the page, for islands and what they show. */
export const usePageLanguage = (): Language => useContext(PageLanguage);

/** The words of islands, in the language of the page. */
export const useBrowserWords = (): BrowserWords => browserWords(usePageLanguage());
