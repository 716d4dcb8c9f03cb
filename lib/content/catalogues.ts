import "server-only";
import { mediaUrl } from "../media/media-url";
import { mapResult, type Result, readList } from "./read";

export type Catalogue = { title: string; pdf: string | null };

export async function getCatalogues(): Promise<Result<Catalogue[]>> {
  return mapResult(await readList("catalogues"), ({ records }) =>
    records.map(({ title, pdf_file }) => ({ title, pdf: mediaUrl(pdf_file) })),
  );
}
