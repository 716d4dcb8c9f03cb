/** Products of one family, in the order of the list. */
export type Family<T> = { name: string; products: T[] };

/**
 * Groups products by family, in the order of their first products.
 * @param unnamed the family of products without one in the backend
 */
export function groupByFamily<T extends { family: string | null }>(products: T[], unnamed = ""): Family<T>[] {
  const groups = Map.groupBy(products, ({ family }) => family || unnamed);
  return [...groups].map(([name, products]) => ({ name, products }));
}

/** The first product of each family, then the second of each, up to `count`; in the order of the list. */
export function oneOfEachFamily<T extends { family: string | null }>(products: T[], count: number): T[] {
  const ranked = groupByFamily(products).flatMap((family) =>
    family.products.map((product, rank) => ({ product, rank })),
  );
  const chosen = new Set(
    ranked
      .sort((a, b) => a.rank - b.rank)
      .slice(0, count)
      .map(({ product }) => product),
  );
  return products.filter((product) => chosen.has(product));
}
