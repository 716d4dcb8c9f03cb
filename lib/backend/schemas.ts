/**
 * The records of the contract. The site parses every response with these schemas, the embedded backend validates its files
 * with them, and the OpenAPI document is generated from them. They accept harmless differences between backends (null for
 * an empty field, a number for a text) and reject records that a page could not show (no title, no id).
 */
import { z } from "zod";
import { contentId } from "../site/content-id.ts";
import { maxImages, maxLength } from "./bounds.ts";

const absent = z.null().optional();

/** Control characters, except tabs and line ends, and noncharacters. Three times as fast as `\p{Cc}`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const invalidCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

function clean(value: string | number | null | undefined): string {
  return String(value ?? "")
    .toWellFormed()
    .replace(invalidCharacters, "")
    .trim();
}

/** Optional text; accepts numbers. Parsed: cleaned and trimmed, `""` when absent. */
const textUpTo = (length: number) => z.union([z.string().max(length), z.number(), absent]).transform(clean);

const text = textUpTo(maxLength.text);

const requiredText = z
  .union([z.string().max(maxLength.title), z.number()])
  .transform(clean)
  .pipe(z.string().min(1));

/** A number or a short word; parsed to a string, because it becomes part of a URL. */
const id = z.union([z.number().int().nonnegative(), z.string().regex(contentId)]).transform(String);

/** HTML as an editor wrote it; the site sanitizes it before it is shown. */
const html = textUpTo(maxLength.html).meta({ description: "HTML; sanitised by the site" });

/** Absolute URL, or a path of the backend. Parsed: `null` when absent. */
const media = z
  .union([z.string().max(maxLength.url), absent])
  .transform((value) => clean(value) || null)
  .meta({ description: "Absolute URL, or a path below the backend" });

const requiredMedia = z
  .string()
  .max(maxLength.url)
  .transform(clean)
  .pipe(z.string().min(1))
  .meta({ description: "Absolute URL, or a path below the backend" });

const isoDate = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

const date = z
  .string()
  .max(40)
  .refine((value) => isoDate.test(value) && !Number.isNaN(Date.parse(value)), "not an ISO 8601 date")
  .meta({ description: "ISO 8601 date, or date and time" });

const status = z
  .union([z.string().max(maxLength.title), z.number(), z.null()])
  .optional()
  .transform((value) => (value === undefined ? undefined : String(value ?? "")))
  .meta({ description: '"Y" is published' });

export const setting = z.object({
  phone: text,
  official_email: text,
  sales_email: text,
  whatsapp_number: text,
  address: text,
  site_logo: media,
  map_link: text,
  status,
});

export const banner = z.object({ title: text, description: text, image: media, status });

/** A service or expertise entry in its list. */
export const entry = z.object({ id, title: requiredText, status });

/** A complete service or expertise entry. */
export const detail = z.object({
  id: id.optional(),
  title: requiredText,
  description: html,
  images: z
    .union([z.array(z.string().max(maxLength.url)).max(maxImages), absent])
    .transform((value) => (value ?? []).map(clean).filter(Boolean)),
  status,
});

/** Two fields contain JSON as a string. The specification wants them read, but not shown. */
export const story = z.object({
  description: html,
  commitment: html,
  instrumentation_excellence: textUpTo(maxLength.html),
  our_capabilities: textUpTo(maxLength.html),
  status,
});

export const leader = z.object({ id, image: media, name: requiredText, description: html, status });
export const teamMember = leader.extend({ position: text });
export const commitment = z.object({ id: id.optional(), title: requiredText, description: html, status });
export const illustrated = z.object({ id, image: media, title: requiredText, description: html, status });
export const statement = z.object({ description: html, status });
export const catalogue = z.object({ id: id.optional(), title: requiredText, pdf_file: media, status });
export const milestone = z.object({
  id: id.optional(),
  year: requiredText,
  title: requiredText,
  image: media,
  description: html,
  status,
});
export const product = illustrated.extend({ pdf_file: media });
export const picture = z.object({
  id,
  title: requiredText,
  image: requiredMedia,
  status,
});
export const newsItem = illustrated.extend({ published_at: date });
export const blogItem = newsItem.extend({ summary: text, author: text });
export const about = z.object({ description: html, image: media, status });

/** Contents of the contact form. `page` is the URL from which the visitor opened it. */
export const inquiry = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.email().max(254),
  phone: z.string().trim().max(32).default(""),
  company: z.string().trim().max(160).default(""),
  subject: z.string().trim().max(200).default(""),
  message: z.string().trim().min(1).max(5000),
  page: z.string().trim().max(500).default(""),
});

const count = z.number().int().nonnegative();
export const pagination = z.object({ total: count, totalPages: count });

/** Envelope of every response. Records are parsed one by one, so that an invalid one does not affect the others. */
export const envelope = z.object({ data: z.unknown(), pagination: pagination.nullish() });

/** Body of every error response (RFC 9457). */
export const problem = z.object({
  type: z.string().default("about:blank"),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
});
