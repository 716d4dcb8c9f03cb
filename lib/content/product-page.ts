import "server-only";
import { calls } from "../backend/contract";
import type { Language } from "../words/language";
import { type Banner, getBanner } from "./banners";
import { documentSize } from "./documents";
import { getProductRows, type Product, type ProductRow } from "./products";
import type { Result } from "./read";
import { getRelatedReading, type RelatedPage } from "./related-pages";
import { getSummaries, type Summary } from "./summaries";

/** Data of a product's page besides the product; `pdfBytes` is `null` where the size is not known. */
export type ProductPageData = {
  banner: Result<Banner>;
  reading: RelatedPage[];
  similar: ProductRow[];
  pdfBytes: number | null;
};

const maxSimilar = 3;

export async function getProductPage(product: Product, language: Language): Promise<ProductPageData> {
  const [banner, expertise, blogs, rows, pdfBytes] = await Promise.all([
    getBanner(product.title),
    getSummaries("expertise", language),
    getRelatedReading(product.title, "", language),
    getProductRows(language),
    product.pdf ? documentSize(product.pdf, calls.products.kind) : null,
  ]);
  return {
    banner,
    reading: [...(expertise.ok ? fieldsOf(product, expertise.data) : []), ...blogs],
    similar: rows.ok ? chooseSimilar(product, rows.data) : [],
    pdfBytes,
  };
}

function fieldsOf(product: Product, all: Summary[]): RelatedPage[] {
  return all
    .filter(({ id }) => product.expertise.includes(id))
    .flatMap(({ title, text, href }) => (href ? [{ title, text, href }] : []));
}

/** The same family counts more than a gas or a field in common; equal ones keep their order. */
export function chooseSimilar<T extends ProductRow>(product: ProductRow, all: T[]): T[] {
  const shares = (a: string[], b: string[]) => Number(a.some((one) => b.includes(one)));
  const score = (other: ProductRow) =>
    2 * Number(other.family !== "" && other.family === product.family) +
    shares(other.gases, product.gases) +
    shares(other.expertise, product.expertise);
  return all
    .filter((other) => other.id !== product.id && score(other) > 1)
    .sort((a, b) => score(b) - score(a))
    .slice(0, maxSimilar);
}
