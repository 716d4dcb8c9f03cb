import "server-only";
import type { RecordOf } from "../backend/contract";
import { mediaUrl } from "../media/media-url";
import { defaultLanguage, isCodeOf, type Language } from "../words/language";

/** Set by editors for search engines and previews; it wins over what the site derives. `image` is a path on the site. */
export type Seo = { title?: string; description?: string; image?: string; noindex?: true };

/** Fields of every record with a page of its own. `updated` is ISO 8601, a day or a time in UTC. */
export type PageFields = { updated?: string; seo?: Seo };

type Fields = {
  updated_at?: string;
  seo?: { title?: string; description?: string; image: string | null; noindex: boolean } | null;
};

/** Lacks what is not set, so that it adds nothing to the data of a list. */
export function pageFields({ updated_at, seo }: Fields): PageFields {
  const { title, description, noindex } = seo ?? {};
  const image = mediaUrl(seo?.image ?? null);
  const own: Seo = {
    ...(title && { title }),
    ...(description && { description }),
    ...(image && { image }),
    ...(noindex && { noindex }),
  };
  return {
    ...(updated_at && { updated: updated_at }),
    ...(Object.keys(own).length > 0 && { seo: own }),
  };
}

/** `lang`: language of the words, where it is not that of the page. */
export type Worded = { lang?: Language };

/** A record has words in another language than the default one where its backend says so. */
export function wordedIn({ locale }: { locale?: string | undefined }, language: Language): Worded {
  return language === defaultLanguage || isCodeOf(locale, language) ? {} : { lang: defaultLanguage };
}

/** A record's image, its alternative text, and the same image for the dark scheme. Paths are on the site. */
export type RecordImage = { image: string | null; imageAlt?: string; imageDark?: string };

/** Lacks what is not set, so that it adds nothing to the data of a list. */
export function recordImage(record: {
  image: string | null;
  image_alt?: string;
  image_dark?: string | null;
}): RecordImage {
  const image = mediaUrl(record.image);
  const imageDark = image && mediaUrl(record.image_dark ?? null);
  return {
    image,
    ...(record.image_alt && { imageAlt: record.image_alt }),
    ...(imageDark && { imageDark }),
  };
}

/** One of several images of a record. */
export type CaptionedImage = RecordImage & { image: string; caption?: string };

/** Each image once; the alternative text of the record is that of its first image. */
export function recordImages({
  images,
  image_alt,
}: Pick<RecordOf<"service">, "images" | "image_alt">): CaptionedImage[] {
  const shown = images.flatMap((own, index) => {
    const { caption, ...fields } = typeof own === "string" ? { image: own, caption: undefined } : own;
    const { image, ...others } = recordImage({ ...(index === 0 && { image_alt }), ...fields });
    return image ? [{ image, ...others, ...(caption && { caption }) }] : [];
  });
  return [...new Map(shown.map((own) => [own.image, own])).values()];
}

/** A figure from a text, shown beside it. */
export type PulledFigure = { value: string; unit?: string; label: string };

/** The figures that an editor pulled from a record's text, where there are any. */
export function pulledFigures({ figures }: { figures?: PulledFigure[] | null }): {
  figures?: PulledFigure[];
} {
  return figures?.length ? { figures } : {};
}
