import "server-only";
import { defaultBanner } from "../media/image-sizes";
import { cachePage } from "./convert";
import { type PageOf, readPage } from "./page";
import { type RecordImage, recordImage } from "./page-fields";
import { mapResult, type Result } from "./read";

export type Picture = { id: string; title: string } & RecordImage & { image: string };

/** Twelve pictures a page. Omits records whose image is on an unknown host; one that is no URL becomes the default. */
export async function getGallery(page: number): Promise<Result<PageOf<Picture>>> {
  const result = await readPage(cachedGallery, page);
  return mapResult(result, (list) => ({ ...list, items: list.items.flat() }));
}

async function cachedGallery(page: number) {
  "use cache";
  return cachePage("gallery", page, (record) => {
    const { image, ...others } = record.image
      ? recordImage({ ...record, image: record.image })
      : { image: defaultBanner.image };
    return image ? [{ id: record.id, title: record.title, image, ...others }] : [];
  });
}
