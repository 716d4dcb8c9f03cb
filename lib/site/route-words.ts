import type { Language } from "../words/language.ts";
import { words } from "../words/words.ts";
import { pages, type Route, routes } from "./routes.ts";

/** The title of a page, and of most links to it. */
export function routeTitle(route: Route, language: Language): string {
  return words(language)(`routes.${pages[route].name}`);
}

/** The title of a page in lists of links. */
export function linkTitle(route: Route, language: Language): string {
  const t = words(language);
  if (route === routes.product) return t("navigation.products");
  return route === routes.catalogues ? t("navigation.catalogues") : routeTitle(route, language);
}

/** The part of the site that a page belongs to. */
export function sectionTitle(route: Route, language: Language): string {
  return words(language)(`navigation.groups.${pages[route].section}`);
}
