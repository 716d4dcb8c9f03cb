import "server-only";
import type { Item } from "../read/kinds";
import { read } from "../read/read";
import type { Result } from "../read/result";
import type { Language } from "../words/language";

/** A product in a table: without its text. */
export type ProductRow = Item<"products">;

/** `page`: the page of the list that it is on. */
export type IndexedProduct = ProductRow & { page: number };

/** Finder, comparison and the index of families read the list up to this page: 500 products. */
export const maxIndexPages = 10;

/** All products, for tables; an empty list where the backend has none. */
export function getProductRows(language: Language): Promise<Result<IndexedProduct[]>> {
  return read("products", { language, maxPages: maxIndexPages });
}
