import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import pLimit from "p-limit";
import { calls } from "../backend/contract";
import { fileSize } from "../media/file-size";
import { mediaUrl } from "../media/media-url";
import { type RecordImage, recordImage, type Worded, wordedIn } from "../read/parts";
import type { Result } from "../read/result";
import type { Language } from "../words/language";
import { readList } from "./read";

/** A document. Fields that are `null` are not shown; `image` is its cover, and `updated` ISO 8601. */
export type Catalogue = {
  /** `null` where the backend has none. */
  id: string | null;
  title: string;
  pdf: string | null;
  bytes: number | null;
  pageCount: number | null;
  revision: string | null;
  updated: string | null;
} & RecordImage &
  Worded;

/** Files whose size is read at a time. */
const concurrency = 4;

/** All catalogues, with the sizes of their files. */
export async function getCatalogues(language: Language): Promise<Result<Catalogue[]>> {
  const result = await readList("catalogues", language);
  if (!result.ok) return result;
  const data = await pLimit(concurrency).map(result.data.records, async (record) => {
    const { title, pdf_file, image = null, page_count, revision, updated_at } = record;
    const pdf = mediaUrl(pdf_file);
    return {
      id: record.id ?? null,
      title,
      pdf,
      bytes: pdf ? await documentSize(pdf, calls.catalogues.kind) : null,
      ...recordImage({ ...record, image }),
      pageCount: page_count ?? null,
      revision: revision ?? null,
      updated: updated_at ?? null,
      ...wordedIn(record, language),
    };
  });
  return { ok: true, data };
}

/**
 * Size of a document in bytes, for the link to it; `null` where it is not known, which is tried again soon.
 * @param url of the site
 * @param kind of the record that names the document
 */
export async function documentSize(url: string, kind: string): Promise<number | null> {
  "use cache";
  cacheTag(kind);
  const bytes = await fileSize(url);
  if (bytes === null) cacheLife("failedBuild");
  else cacheLife("content");
  return bytes;
}
