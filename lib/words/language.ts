/** The languages that the site can have, by their codes of BCP 47; each has its files in messages/. LOCALES names those that it offers. */
export const languages = ["en", "hi"] as const;
export type Language = (typeof languages)[number];

/** Each in its own words. */
export const languageNames: Record<Language, string> = { en: "English", hi: "हिन्दी" };

/** That of addresses without a prefix. */
export const defaultLanguage: Language = "en";

export function isLanguage(code: string): code is Language {
  return (languages as readonly string[]).includes(code);
}

/** @param code of an address; undefined where it has none */
export function languageOf(code: string | undefined): Language {
  return code !== undefined && isLanguage(code) ? code : defaultLanguage;
}
