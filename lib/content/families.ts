import "server-only";
import { groupByFamily } from "../products/families";
import { pageHref, routes, slug } from "../site/routes";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { cacheUntagged } from "./cache-untagged";
import type { Family } from "./menu";
import { loadRows } from "./products";

const lastFamilies = new Map<Language, Family[]>();

/**
 * The families of products, for the menu of every page. While the products cannot be read, the last answer counts. New products
 * are counted within five minutes.
 */
export async function getFamilies(language: Language): Promise<Family[]> {
  const families = await cachedFamilies(language);
  if (families) lastFamilies.set(language, families);
  return families ?? lastFamilies.get(language) ?? [];
}

async function cachedFamilies(language: Language): Promise<Family[] | null> {
  "use cache";
  return cacheUntagged(() => loadFamilies(language));
}

async function loadFamilies(language: Language): Promise<Family[]> {
  const families = groupByFamily(await loadRows(language), words(language)("products.unnamedFamily"));
  return families.flatMap(({ name, products: [first, ...others] }) => {
    if (!first) return [];
    const href = `${pageHref(routes.product, first.page)}#${slug(name)}`;
    return { name, count: others.length + 1, href, image: first.image };
  });
}
