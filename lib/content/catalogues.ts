import "server-only";
import pLimit from "p-limit";
import { calls } from "../backend/contract";
import { mediaUrl } from "../media/media-url";
import { publishedAt } from "../site/publication-date";
import { documentSize } from "./document-size";
import { type RecordImage, recordImage } from "./page-fields";
import { type Result, readList } from "./read";

/** A document. Fields that are `null` are not shown; `image` is its cover, and `updated` ISO 8601. */
export type Catalogue = {
  title: string;
  pdf: string | null;
  bytes: number | null;
  pageCount: number | null;
  revision: string | null;
  updated: string | null;
} & RecordImage;

/** Files whose size is read at a time. */
const concurrency = 4;

export async function getCatalogues(): Promise<Result<Catalogue[]>> {
  const result = await readList("catalogues");
  if (!result.ok) return result;
  const data = await pLimit(concurrency).map(result.data.records, async (record) => {
    const { title, pdf_file, image = null, page_count, revision, updated_at } = record;
    const pdf = mediaUrl(pdf_file);
    return {
      title,
      pdf,
      bytes: pdf ? await documentSize(pdf, calls.catalogues.kind) : null,
      ...recordImage({ ...record, image }),
      pageCount: page_count ?? null,
      revision: revision ?? null,
      updated: updated_at ? publishedAt(updated_at) : null,
    };
  });
  return { ok: true, data };
}
