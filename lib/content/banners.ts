import "server-only";
import type { RecordImage } from "../read/parts";
import { readOne } from "../read/read";
import { mapResult, type Result } from "../read/result";
import { bannerName, type Route } from "../site/routes";
import type { Language } from "../words/language";

/** Top of a page; the page has defaults for fields that are `null`. */
export type Banner = {
  title: string | null;
  description: string | null;
} & RecordImage;

const none: Banner = { title: null, description: null, image: null };

/** Banner of a page. */
export function getPageBanner(route: Route, language: Language): Promise<Result<Banner>> {
  return getBanner(bannerName(route), language);
}

/** @param name banner name of a page, or the title of a record */
export async function getBanner(name: string, language: Language): Promise<Result<Banner>> {
  return mapResult(await readOne("banners", name, { language }), (banner) => {
    const { lang, ...own } = banner ?? { ...none, lang: undefined };
    // Without words of its own the page has the title that it gives itself.
    return lang ? { ...own, title: null, description: null } : own;
  });
}
