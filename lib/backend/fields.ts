/** The fields of the contract's records: what they accept, and what they are parsed to. */
import { z } from "zod";
import { contentId } from "../site/content-id.ts";
import { maxItems, maxLength } from "./bounds.ts";
import { dateFault, isIsoDate } from "./dates.ts";

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

const optionalLine = () =>
  z
    .union([z.string().max(maxLength.line), z.number(), absent])
    .transform((value) => clean(value) || undefined);

/** Short text of a field that many records lack. Parsed: `undefined` when absent, so that it adds nothing to a page. */
export const optionalText = optionalLine();

/** The same for the address of a page or a document: entities in it are not decoded. */
export const link = optionalLine();

export const requiredText = z
  .union([z.string().max(maxLength.title), z.number()])
  .transform(clean)
  .pipe(z.string().min(1));

export const number = z.union([z.number(), absent]);
/** Of at most 100: "99,999" has a decimal comma. By its definition, as {@link plainFields}. */
export const percent = z.union([z.number(), absent]);

const gasName = z.string().max(maxLength.title);

/**
 * Texts that are neither HTML nor URLs, each with the separator of their lines: ./tolerance decodes them. By the definition,
 * which a field with a description of its own shares.
 */
export const plainFields: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [text.def, "\n"],
  [optionalText.def, ", "],
  [requiredText.def, " "],
  [gasName.def, " "],
]);

/** A number or a short word; parsed to a string, because it becomes part of a URL. */
export const id = z.union([z.number().int().nonnegative(), z.string().regex(contentId)]).transform(String);

/** The page to which a link of an editor leads. */
export const target = requiredText
  .pipe(
    z.string().regex(/^(?:\/(?![/\\])|https?:\/\/\S)/, {
      error: "expected a path of the site, or an address with https://",
    }),
  )
  .meta({ description: "A path of the site, or an address with https://" });

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

const dateMeta = { description: "ISO 8601 date, or date and time; the company's time without a zone" };
const dateError = { error: ({ input }: { input?: unknown }) => dateFault(input) };

export const date = z.string().max(40).refine(isIsoDate, dateError).meta(dateMeta);

export const optionalDate = z
  .union([z.string().max(40), absent])
  .refine((value) => !value || isIsoDate(value), dateError)
  .transform((value) => value || undefined)
  .meta(dateMeta);

/** Their definitions: ./tolerance reads other forms of them. */
export const dateFields: ReadonlySet<unknown> = new Set([date.def, optionalDate.def]);

export const status = z
  .union([z.string().max(maxLength.title), z.number(), z.null()])
  .optional()
  .transform((value) => (value === undefined ? undefined : String(value ?? "")))
  .meta({ description: '"Y" is published' });

const locale = optionalText.optional().meta({
  description:
    "Language of the words (BCP 47), where it is not that of the site's addresses without a prefix",
});

/** Fields of every record but redirects. */
export const recordFields = { status, locale };

/** `nitrogen`, `oxygen`, `argon`, `hydrogen` or another word. */
export const gases = z
  .array(gasName)
  .max(maxItems)
  .nullish()
  .transform((values) => values?.map((value) => clean(value).toLowerCase()).filter(Boolean));
/** One gas; parsed: `undefined` when absent. */
export const gas = z.union([gasName, absent]).transform((value) => clean(value).toLowerCase() || undefined);
export const ids = z.array(id).max(maxItems).nullish();
