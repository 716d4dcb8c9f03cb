import { defaultLanguage, isLanguage, type Language, languageOf } from "../words/language.ts";

/** Addresses that are the same in every language: files, calls, and those of the whole site. */
const shared =
  /^\/(?:(?:_next|api|files|fonts|icons|images|og|sitemap)\/|(?:sitemap\.xml|robots\.txt|manifest\.webmanifest)$)/;

/**
 * `/hi/about` for `/about` in Hindi. An address elsewhere, or of what has no language, stays. That of a record has no title: there is one
 * for letters of any script, and for the links in translated texts.
 */
export function localPath(path: string, language: Language): string {
  if (language === defaultLanguage || !/^\/(?!\/)/.test(path) || shared.test(path)) return path;
  return path === "/" ? `/${language}` : `/${language}${withoutTitle(path).replace(/^\/(?=[?#])/, "")}`;
}

function withoutTitle(path: string): string {
  return path.replace(/^(\/[a-z-]+\/details\/[^/?#]+)(?:\/[^/?#]+)+/, "$1");
}

/** The path that Next has for one without a language: in app/[lang] every page is below the code of its language, `/en/about`, too. */
export function pathInNext(path: string, language: Language): string {
  return language === defaultLanguage ? `/${language}${path === "/" ? "" : path}` : localPath(path, language);
}

/** Reverses {@link localPath} and {@link pathInNext}. Letters of the code may be capital, and it may name a region: `/hi-IN`. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [prefix = "", code = ""] = /^\/([a-z]{2,3}(?:[-_][a-z\d]{2,8})*)(?=[/?#]|$)/i.exec(path) ?? [];
  const own = code.toLowerCase();
  const language = [own, own.replace(region, "")].find(isLanguage);
  if (!language) return { language: defaultLanguage, path };
  const rest = path.slice(prefix.length);
  return { language, path: rest.startsWith("/") ? rest : `/${rest}` };
}

/** Of a code, with or without the script before it. A country has two letters, or three digits. */
const region = /(?:[-_][a-z]{4})?[-_](?:[a-z]{2}|\d{3})$/;

/** Address of a call of the site whose answer has words in a language. */
export function callUrl(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return `${path}${path.includes("?") ? "&" : "?"}locale=${language}`;
}

/** Reverses {@link callUrl}, for a whole URL. */
export function languageOfCall(url: string): Language {
  return languageOf(new URL(url).searchParams.get("locale") ?? undefined);
}
