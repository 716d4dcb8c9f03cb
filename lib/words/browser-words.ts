/** The words that scripts write: on the server in every language, as pages are rendered there. Browsers receive those of one. */
import type { Language } from "./language.ts";
import { type Messages, messages } from "./messages.ts";

/** By the names of the files in messages/en/. */
export type BrowserWords = Messages["browser"];

/** Those that every page in another language than the default one brings along. The form brings its own. */
export type PageWords = Omit<BrowserWords, "inquiry" | "files">;

export function browserWords(language: Language): BrowserWords {
  return messages[language].browser;
}

export function pageBrowserWords(language: Language): PageWords {
  const { inquiry, files, ...shared } = browserWords(language);
  return shared;
}
