import "server-only";
import { mediaUrl } from "../media/media-url";
import { cachePage } from "./convert";
import { type Illustrated, toIllustrated } from "./illustrated";
import { type PageOf, readPage } from "./page";
import type { Result } from "./read";

export type Product = Illustrated & { pdf: string | null };

/** Nine products a page. */
export function getProducts(page: number): Promise<Result<PageOf<Product>>> {
  return readPage(cachedProducts, page);
}

async function cachedProducts(page: number) {
  "use cache";
  return cachePage("products", page, (record, html) => ({
    ...toIllustrated(record, html),
    pdf: mediaUrl(record.pdf_file),
  }));
}
