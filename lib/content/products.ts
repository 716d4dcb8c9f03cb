import "server-only";
import { calls, type RecordOf } from "../backend/contract";
import { eachPage } from "../backend/each-page";
import { mediaUrl } from "../media/media-url";
import type { Comparable } from "../products/specs";
import { type RecordImage, recordImage, type Worded } from "../read/parts";
import { cacheResult, type Result, toResult } from "../read/result";
import { toSpecs } from "../read/specs";
import type { Language } from "../words/language";
import { cacheRecord, loadPage, type ToHtml } from "./convert";
import { type Illustrated, toIllustrated } from "./items";
import { readById } from "./read";

/** A product in a table: without its text. */
export type ProductRow = Comparable &
  RecordImage &
  Worded & {
    /** Number behind the letters PK. */
    tag: string;
    family: string;
    /** Ids of the fields of expertise that it belongs to. */
    expertise: string[];
  };

/** `page`: the page of the list that it is on. */
export type IndexedProduct = ProductRow & { page: number };

/** Of the data sheet: `pdfDate` is ISO 8601. */
export type Product = Illustrated &
  ProductRow & { pdf: string | null; pdfRevision?: string; pdfDate?: string };

type Record = RecordOf<"product">;

/** Finder, comparison and the index of families read the list up to this page: 500 products. */
const maxIndexPages = 10;

/** One product; `null` when it does not exist. */
export function getProduct(id: string, language: Language): Promise<Result<Product | null>> {
  return readById((known) => cachedProduct(known, language), id);
}

/** All products, for tables; an empty list where the backend has none. */
export function getProductRows(language: Language): Promise<Result<IndexedProduct[]>> {
  return toResult(cachedRows(language));
}

async function cachedProduct(id: string, language: Language) {
  "use cache";
  return cacheRecord("product", id, toProduct, language);
}

async function cachedRows(language: Language) {
  "use cache";
  return cacheResult(calls.products.kind, language, () => loadRows(language));
}

/** All products, for a cached function. */
export async function loadRows(language: Language): Promise<IndexedProduct[]> {
  const rows: IndexedProduct[] = [];
  const load = (page: number) => loadPage("products", page, toProductRow, language);
  for await (const { items, page } of eachPage(load, maxIndexPages))
    rows.push(...items.map((item) => ({ ...item, page })));
  return rows;
}

function toProduct(record: Record, html: ToHtml<Record>): Product {
  const { pdf_file, pdf_revision: pdfRevision, pdf_date: pdfDate } = record;
  return {
    ...toIllustrated(record, html),
    ...toProductRow(record),
    pdf: mediaUrl(pdf_file),
    ...(pdfRevision && { pdfRevision }),
    ...(pdfDate && { pdfDate }),
  };
}

export function toProductRow({ tag, family, gases, specs, expertise, ...record }: Record): ProductRow {
  return {
    id: record.id,
    title: record.title,
    ...recordImage(record),
    tag: tag ?? "",
    family: family ?? "",
    gases: gases ?? [],
    specs: toSpecs(specs),
    expertise: expertise ?? [],
  };
}
