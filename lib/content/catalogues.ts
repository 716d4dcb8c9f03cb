import "server-only";
import { mediaUrl } from "../media/url";
import { type Loaded, mapLoaded, readList } from "./read";

export type Catalogue = { title: string; pdf: string | null };

export async function getCatalogues(): Promise<Loaded<Catalogue[]>> {
  return mapLoaded(await readList("catalogues"), ({ records }) =>
    records.map(({ title, pdf_file }) => ({ title, pdf: mediaUrl(pdf_file) })),
  );
}
