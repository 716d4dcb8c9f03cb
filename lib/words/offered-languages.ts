import { defaultLanguage, isLanguage, type Language, languages } from "./language.ts";

/**
 * The languages that LOCALES names, the default one first.
 * @throws one line about a code that the site has no words for
 */
export function parseLanguages(codes: string | undefined): Language[] {
  const named = (codes || defaultLanguage).split(",").map((code) => code.trim());
  if (!named.every(isLanguage))
    throw new Error(`must be codes out of ${languages.join(", ")}, separated by commas`);
  return [...new Set([defaultLanguage, ...named])];
}

let offered: Language[] | undefined;

/** The languages of this process's site. */
export function offeredLanguages(): readonly Language[] {
  offered ??= parseLanguages(process.env.LOCALES);
  return offered;
}

/** Those whose addresses have a prefix. */
export function translatedLanguages(among = offeredLanguages()): Language[] {
  return among.filter((language) => language !== defaultLanguage);
}

/** `generateStaticParams` of the routes in app/[lang]. */
export function languageParams(): { lang: string }[] {
  return offeredLanguages().map((lang) => ({ lang }));
}

/** The language of the words that a call of the site asks for; that of addresses without a prefix where it is not offered. */
export function callLanguage({ url }: Request): Language {
  const code = new URL(url).searchParams.get("locale");
  return offeredLanguages().find((language) => language === code) ?? defaultLanguage;
}
