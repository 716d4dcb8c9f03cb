import type { Language } from "../words/language.ts";
import { words } from "../words/words.ts";
import { pages, type Route } from "./routes.ts";

/** The title of a page, and of links to it. */
export function routeTitle(route: Route, language: Language): string {
  return words(language)(`routes.${pages[route].name}`);
}

/** The part of the site that a page belongs to. */
export function sectionTitle(route: Route, language: Language): string {
  return words(language)(`navigation.groups.${pages[route].section}`);
}
