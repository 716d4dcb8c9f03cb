/** The languages that the site can have, by their codes of BCP 47; each has its words in ./messages.ts. LOCALES names those that it offers. */
export const languages = ["en", "hi"] as const;
export type Language = (typeof languages)[number];

type LanguageFacts = {
  /** In its own words. */
  name: string;
  /** Of a language that is written from right to left. */
  dir?: "rtl";
};

export const languageFacts: Record<Language, LanguageFacts> = {
  en: { name: "English" },
  hi: { name: "हिन्दी" },
};

/** That of addresses without a prefix. */
export const defaultLanguage: Language = "en";

export function isLanguage(code: string): code is Language {
  return (languages as readonly string[]).includes(code);
}

/** @param code of an address; undefined where it has none */
export function languageOf(code: string | undefined): Language {
  return code !== undefined && isLanguage(code) ? code : defaultLanguage;
}

/** True of a code that names the language, in capitals or with a region, too: `hi`, `HI`, `hi-IN`. */
export function isCodeOf(code: unknown, language: string): boolean {
  const subtags = `${code ?? ""}-`.toLowerCase().replaceAll("_", "-");
  return subtags.startsWith(`${language.toLowerCase()}-`);
}
