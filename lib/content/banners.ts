import "server-only";
import type { RecordOf } from "../backend/contract";
import { type RecordImage, recordImage, wordedIn } from "../read/parts";
import { mapResult, type Result } from "../read/result";
import { bannerName, type Route } from "../site/routes";
import type { Language } from "../words/language";
import { readRecord } from "./read";

/** Top of a page; the page has defaults for fields that are `null`. */
export type Banner = {
  title: string | null;
  description: string | null;
} & RecordImage;

/** Banner of a page. */
export function getPageBanner(route: Route, language: Language): Promise<Result<Banner>> {
  return getBanner(bannerName(route), language);
}

/** @param name banner name of a page, or the title of a record */
export async function getBanner(name: string, language: Language): Promise<Result<Banner>> {
  // Without words of its own the page has the title that it gives itself.
  const hasWords = (record: RecordOf<"banner"> | null) => !record || !wordedIn(record, language).lang;
  return mapResult(await readRecord("banner", language, name), (record) => ({
    title: hasWords(record) ? record?.title || null : null,
    description: hasWords(record) ? record?.description || null : null,
    ...(record ? recordImage(record) : { image: null }),
  }));
}
