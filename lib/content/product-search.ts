import "server-only";
import { builtToSize } from "../products/built-to-size";
import { compareProducts } from "../products/compare";
import { matchProducts } from "../products/match";
import { read } from "../read/read";
import { mapResult } from "../read/result";
import { type FinderQuery, type Gas, gases } from "../site/duty";
import type { Language } from "../words/language";
import { getProductRows, type ProductRow } from "./products";

/** The ranges that are built for a duty, and the products for it; `total`: of all products, `isFound`: one is for every value. */
export async function getProductSearch({ duty }: FinderQuery, language: Language) {
  const [rows, families, fields] = await Promise.all([
    getProductRows(language),
    read("families", { language }),
    read("expertise", { language }),
  ]);
  const isMissing = (id: string | null) => fields.ok && !fields.data.some((field) => field.id === id);
  const linked = (families.ok ? families.data : []).map((family) => ({
    ...family,
    expertise: isMissing(family.expertise) ? null : family.expertise,
  }));
  return mapResult(rows, (all) => {
    const fits = matchProducts(all, duty, language);
    const built = builtToSize(linked, all, duty);
    const isFound = [...fits.matches, ...fits.otherKinds].some(({ limits }) => limits.length === 0);
    const isBuilt = built.some(({ open }) => open.length === 0);
    return { ...fits, built, isFound: isFound || isBuilt, total: all.length, gases: gasesOf(all) };
  });
}

/** The products with the ids, side by side; unknown ids are dropped, and `null` where none is left. */
export async function getComparison({ duty, ids }: FinderQuery, language: Language) {
  return mapResult(await getProductRows(language), (all) => {
    const products = ids.flatMap((id) => all.find((product) => product.id === id) ?? []);
    return products.length > 0 ? { products, rows: compareProducts(products, duty, language) } : null;
  });
}

/** Of the gases that visitors can ask for, those that a product is for. */
export function gasesOf(products: Pick<ProductRow, "gases">[]): Gas[] {
  return gases.filter((gas) => products.some((product) => product.gases.includes(gas)));
}
