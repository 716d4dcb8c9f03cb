import type { KindName } from "../../content/kinds/all";
import { mediaUrl } from "../media/media-url";
import { wordedIn } from "../read/parts";
import { type LinkedKind, recordHref } from "../site/kind-pages";
import { defaultLanguage, type Language } from "../words/language";

/** `list` is the kind that the content comes from, where it is one; `modified` is ISO 8601; `images` are paths of the images on the page. */
export type SitePage = {
  path: string;
  list?: KindName;
  modified?: string;
  images?: string[];
  /** The page in each language, this one included, where there are several. */
  alternates?: { language: Language; path: string }[];
};

export type TitledRecord = {
  id: string;
  title: string;
  image?: string | null;
  updated_at?: string;
  published_at?: string;
};

/** The page of a record. */
export function recordPage(kind: LinkedKind, record: TitledRecord): SitePage {
  const { id, title, image, updated_at, published_at } = record;
  const modified = updated_at ?? published_at;
  return { path: recordHref(kind, id, title), list: kind, ...(modified && { modified }), ...imagesOf(image) };
}

/** False for a record that editors hide from search engines, and for one without words in the language. */
export function isIndexed(
  record: { seo?: { noindex?: boolean } | null } | object,
  language: Language = defaultLanguage,
): boolean {
  return !("seo" in record && record.seo?.noindex) && !wordedIn(record as { locale?: string }, language).lang;
}

/** @param images as the backend names them */
export function imagesOf(...images: (string | null | undefined)[]): Pick<SitePage, "images"> {
  const paths = images.map((image) => mediaUrl(image ?? null)).filter((path) => path !== null);
  return paths.length > 0 ? { images: paths } : {};
}

export function imageOf(record: { image?: string | null } | object): string | null | undefined {
  return "image" in record ? record.image : null;
}
