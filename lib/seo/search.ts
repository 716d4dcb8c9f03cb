import "server-only";
import type { Metadata } from "next";
import { maxFound } from "../search/find";
import { routes } from "../site/routes";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { filteredMetadata } from "./fixed-page";

/** "12 results for “cold box”": heading and title of the results. */
export function foundTitle(count: number, query: string, language: Language): string {
  return words(language)(`seo.found.${count === maxFound ? "firstPages" : "pages"}`, { count, query });
}

/** Search engines index pages, not searches for them. */
export async function searchResultMetadata(query: string, language: Language): Promise<Metadata> {
  return filteredMetadata(routes.search, language, words(language)("seo.search", { query }));
}
