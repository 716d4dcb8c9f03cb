/** The fields of the contract's records: what they accept, and what they are parsed to. */
import { z } from "zod";
import { contentId } from "../site/content-id.ts";
import { maxImages, maxItems, maxLength } from "./bounds.ts";

export const absent = z.null().optional();

/** Control characters, except tabs and line ends, and noncharacters. Three times as fast as `\p{Cc}`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const invalidCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/** A character that is seen: neither a blank nor one that only changes others, such as a soft hyphen or a joiner. */
const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Without characters that a page must not have; `""` where nothing of a text is seen. */
export function clean(value: string | number | null | undefined): string {
  const text = String(value ?? "")
    .toWellFormed()
    .replace(invalidCharacters, "")
    .trim();
  return visibleCharacter.test(text) ? text : "";
}

/** Optional text; accepts numbers. Parsed: cleaned and trimmed, `""` when absent. */
export const textUpTo = (length: number) =>
  z.union([z.string().max(length), z.number(), absent]).transform(clean);

export const text = textUpTo(maxLength.text);

/** Short text of a field that many records lack. Parsed: `undefined` when absent, so that it adds nothing to a page. */
export const optionalText = z
  .union([z.string().max(maxLength.line), z.number(), absent])
  .transform((value) => clean(value) || undefined);

export const requiredText = z
  .union([z.string().max(maxLength.title), z.number()])
  .transform(clean)
  .pipe(z.string().min(1));

/** Texts that are neither HTML nor URLs, each with the separator of their lines: ./plain-fields decodes them. */
export const plainFields: ReadonlyMap<z.ZodType, string> = new Map<z.ZodType, string>([
  [text, "\n"],
  [optionalText, ", "],
  [requiredText, " "],
]);

/** A URL that is no file of the backend. Parsed: `""` when absent. */
export const link = textUpTo(maxLength.text);

/** A number or a short word; parsed to a string, because it becomes part of a URL. */
export const id = z.union([z.number().int().nonnegative(), z.string().regex(contentId)]).transform(String);

/** HTML as an editor wrote it; the site sanitizes it before it is shown. */
export const html = textUpTo(maxLength.html).meta({ description: "HTML; sanitised by the site" });

/** Absolute URL, or a path of the backend. Parsed: `null` when absent. */
export const media = z
  .union([z.string().max(maxLength.url), absent])
  .transform((value) => clean(value) || null)
  .meta({ description: "Absolute URL, or a path below the backend" });

export const requiredMedia = z
  .string()
  .max(maxLength.url)
  .transform(clean)
  .pipe(z.string().min(1))
  .meta({ description: "Absolute URL, or a path below the backend" });

/** The year has four digits, but is not 0001, which .NET and Go write for a missing date. */
const isoDate = /^[1-9]\d{3}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

function isDate(value: string): boolean {
  // Date.parse alone reads 30 February as 1 March.
  return isoDate.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));
}

function isDay(value: string): boolean {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

const notADate = "not an ISO 8601 date";
const dateMeta = { description: "ISO 8601 date, or date and time" };

export const date = z.string().max(40).refine(isDate, notADate).meta(dateMeta);

export const optionalDate = z
  .union([z.string().max(40), absent])
  .refine((value) => !value || isDate(value), notADate)
  .transform((value) => value || undefined)
  .meta(dateMeta);

export const status = z
  .union([z.string().max(maxLength.title), z.number(), z.null()])
  .optional()
  .transform((value) => (value === undefined ? undefined : String(value ?? "")))
  .meta({ description: '"Y" is published' });

/** Fields that override what the site derives for search engines and shared links. */
const seo = z
  .object({
    title: optionalText,
    description: optionalText,
    image: media,
    noindex: z.union([z.boolean(), absent]).transform((value) => value === true),
  })
  .nullish();

/** Fields that every record with a page of its own may have. */
export const pageFields = { updated_at: optionalDate, seo, status };
/** `image_dark`: the same image at night, shown in the dark scheme. */
export const imageFields = { image: media, image_alt: optionalText, image_dark: media.optional() };

const path = z.string().max(maxLength.url).transform(clean);
/** `caption`: shown below the images, once where several have the same. */
const ownImage = z.object({ ...imageFields, image: requiredMedia, caption: optionalText });

/** Paths or URLs, or objects where an image has a text of its own. */
export const images = z
  .union([z.array(z.union([path, ownImage])).max(maxImages), absent])
  .transform((value) => (value ?? []).filter(Boolean));

const names = z.array(z.string().max(maxLength.title)).max(maxItems);
/** `nitrogen`, `oxygen`, `argon`, `hydrogen` or another word. */
export const gases = names
  .nullish()
  .transform((values) => values?.map((value) => clean(value).toLowerCase()).filter(Boolean));
export const ids = z.array(id).max(maxItems).nullish();

/** Figures that a text names; its page shows them beside it. */
export const pulledFigures = z
  .array(z.object({ value: requiredText, unit: optionalText, label: requiredText }))
  .max(maxItems)
  .nullish();

/** Facts about a document besides its file, whose size the site reads itself. `image`: the cover. */
export const documentFields = {
  image: media.transform((url) => url ?? undefined),
  image_alt: optionalText,
  page_count: z.union([z.number().int().positive(), absent]),
  revision: optionalText,
  updated_at: optionalDate,
};
