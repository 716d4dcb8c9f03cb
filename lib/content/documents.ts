import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import pLimit from "p-limit";
import { fileSize } from "../media/file-size";
import type { Item } from "../read/kinds";
import { read } from "../read/read";
import type { Result } from "../read/result";
import type { Language } from "../words/language";

/** A document. Fields that are `null` are not shown; `image` is its cover, and `updated` ISO 8601. */
export type Catalogue = Item<"catalogues"> & { bytes: number | null };

/** Files whose size is read at a time. */
const concurrency = 4;

/** All catalogues, with the sizes of their files. */
export async function getCatalogues(language: Language): Promise<Result<Catalogue[]>> {
  const result = await read("catalogues", { language });
  if (!result.ok) return result;
  const data = await pLimit(concurrency).map(result.data, async (catalogue) => ({
    ...catalogue,
    bytes: catalogue.pdf ? await documentSize(catalogue.pdf, "catalogues") : null,
  }));
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
