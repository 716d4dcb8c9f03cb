import "server-only";
import { getProductRows, type ProductRow } from "./products";
import { chooseRelated } from "./related";

const maxProducts = 4;
const maxRelated = 3;
/** A telling word in both titles scores 15 to 27, one in a title and a summary a third of it. */
const minScore = 12;

/** The products of a field of expertise; none where they could not be read. */
export async function getFieldProducts(expertiseId: string): Promise<ProductRow[]> {
  const rows = await getProductRows();
  return rows.ok
    ? rows.data.filter(({ expertise }) => expertise.includes(expertiseId)).slice(0, maxProducts)
    : [];
}

/** The products whose titles share telling words with the title or the summary of a page. */
export async function getRelatedProducts(title: string, summary = ""): Promise<ProductRow[]> {
  const rows = await getProductRows();
  if (!rows.ok) return [];
  const products = rows.data.map((product) => ({ ...product, summary: product.gases.join(" ") }));
  const related = chooseRelated({ id: "", title, summary }, products, { count: maxRelated, minScore });
  return related.map(({ summary: _, ...product }) => product);
}
