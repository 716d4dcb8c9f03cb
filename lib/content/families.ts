import "server-only";
import { groupByFamily } from "../products/families";
import { loadPages } from "../read/load";
import { cacheResult, type Result, toResult } from "../read/result";
import { anchorOf } from "../site/anchor";
import { pageHref, routes } from "../site/routes";
import type { Language } from "../words/language";
import { words } from "../words/words";
import type { Family } from "./menu";
import { maxIndexPages } from "./products";

/** The families of products, for the menu of every page; none while they cannot be read. New products are counted within five minutes. */
export async function getFamilies(language: Language): Promise<Family[]> {
  const families = await toResult(cachedFamilies(language));
  return families.ok ? families.data : [];
}

async function cachedFamilies(language: Language): Promise<Result<Family[]>> {
  "use cache";
  return cacheResult(null, language, () => loadFamilies(language));
}

async function loadFamilies(language: Language): Promise<Family[]> {
  const families = groupByFamily(
    await loadPages("products", maxIndexPages, language),
    words(language)("products.unnamedFamily"),
  );
  return families.flatMap(({ name, products: [first, ...others] }) => {
    if (!first) return [];
    const href = `${pageHref(routes.product, first.page)}#${anchorOf(name)}`;
    return {
      name,
      count: others.length + 1,
      href,
      image: first.image,
      ...(first.lang && { lang: first.lang }),
    };
  });
}
