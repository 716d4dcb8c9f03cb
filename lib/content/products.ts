import "server-only";
import type { RecordOf } from "../backend/contract";
import { mediaUrl } from "../media/media-url";
import { cachePage, cacheRecord, type ToHtml } from "./convert";
import { type Illustrated, toIllustrated } from "./illustrated";
import { type PageOf, readPage } from "./page";
import { type Result, readById } from "./read";

export type Product = Illustrated & { pdf: string | null };

/** Nine products a page. */
export function getProducts(page: number): Promise<Result<PageOf<Product>>> {
  return readPage(cachedProducts, page);
}

export function getProduct(id: string): Promise<Result<Product | null>> {
  return readById(cachedProduct, id);
}

async function cachedProducts(page: number) {
  "use cache";
  return cachePage("products", page, toProduct);
}

async function cachedProduct(id: string) {
  "use cache";
  return cacheRecord("product", id, toProduct);
}

function toProduct(record: RecordOf<"product">, html: ToHtml<RecordOf<"product">>): Product {
  return { ...toIllustrated(record, html), pdf: mediaUrl(record.pdf_file) };
}
