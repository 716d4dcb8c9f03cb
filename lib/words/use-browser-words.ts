import { createContext, useContext } from "react";
import { defaultLanguage, type Language } from "./language";

/** English pages send no words: they are in the scripts. */
const PageLanguage = createContext<Language>(defaultLanguage);

/** The language of the page, for islands and what they show. */
export const usePageLanguage = (): Language => useContext(PageLanguage);

/** The words of an island, in the language of the page, out of the files that it imports: browsers get these alone. */
export const useBrowserWords = <T>(messages: Record<Language, T>): T => messages[usePageLanguage()];
