import "server-only";
import { mediaUrl } from "../media/media-url";
import { type Illustrated, toIllustrated } from "./illustrated";
import { type PageOf, readPage } from "./page";
import type { Result } from "./read";

export type Product = Illustrated & { pdf: string | null };

/** Nine products a page. */
export function getProducts(page: number): Promise<Result<PageOf<Product>>> {
  return readPage("products", page, (record) => ({
    ...toIllustrated(record),
    pdf: mediaUrl(record.pdf_file),
  }));
}
