/** The languages that the site can have, by their codes of BCP 47; each has its files in messages/. LOCALES names those that it offers. */
export const languages = ["en", "hi"] as const;
export type Language = (typeof languages)[number];

/** That of addresses without a prefix. */
export const defaultLanguage: Language = "en";

export function isLanguage(code: string): code is Language {
  return (languages as readonly string[]).includes(code);
}
