/**
 * The records of the contract, as zod schemas. They are the one description of foreign JSON: the site parses every
 * answer with them, the embedded backend serves what they allow, and the OpenAPI document is made from them.
 *
 * They are generous where backends differ harmlessly (null for "nothing", a number for a text) and strict where a
 * page could not be right (no title, no id).
 */
import { z } from "zod";
import { contentId } from "../site/content-id.ts";
import { maxLength } from "./bounds.ts";

const nothing = z.null().optional();

/** Characters that no text has: controls other than tabs and line ends, and halves of others. */
const noText = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;

function clean(value: string | number | null | undefined): string {
  return String(value ?? "")
    .toWellFormed()
    .replace(noText, "")
    .trim();
}

/** Text that may be missing; numbers are taken as text. Parsed: cleaned and trimmed, `""` when there is none. */
const textUpTo = (length: number) => z.union([z.string().max(length), z.number(), nothing]).transform(clean);

const text = textUpTo(maxLength.text);

/** Text without which the record makes no sense. */
const needed = z
  .union([z.string().max(maxLength.title), z.number()])
  .transform(clean)
  .pipe(z.string().min(1));

/** A record's key. Numbers and short words; parsed to a string, because it becomes a part of an address. */
const id = z.union([z.number().int().nonnegative(), z.string().regex(contentId)]).transform(String);

/** HTML as an editor wrote it. Never shown before the site's sanitiser has seen it. */
const html = textUpTo(maxLength.html).meta({ description: "HTML; sanitised by the site" });

/** Absolute URL, or a path below the backend. Parsed: `null` when there is none. */
const media = z
  .union([z.string().max(maxLength.address), nothing])
  .transform((value) => clean(value) || null)
  .meta({ description: "Absolute URL, or a path below the backend" });

/** The same, without which the record makes no sense. */
const neededMedia = z
  .string()
  .max(maxLength.address)
  .transform(clean)
  .pipe(z.string().min(1))
  .meta({ description: "Absolute URL, or a path below the backend" });

const isoDate = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** ISO 8601 date or date and time. */
const date = z
  .string()
  .refine((value) => isoDate.test(value) && !Number.isNaN(Date.parse(value)), "not an ISO 8601 date")
  .meta({ description: "ISO 8601 date, or date and time" });

/** "Y" is published; anything else is not shown. */
const status = z
  .union([z.string(), z.number(), z.null()])
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

/** A line of the services or expertise list: what menus need. */
export const entry = z.object({ id, title: needed, status });

/** A service or an expertise entry, whole. */
export const detail = z.object({
  id: id.optional(),
  title: needed,
  description: html,
  images: z
    .union([z.array(z.string().max(maxLength.address)).max(maxLength.images), nothing])
    .transform((value) => (value ?? []).map(clean).filter(Boolean)),
  status,
});

/** Two of the fields hold JSON in a string; the specification has them read and not shown. */
export const story = z.object({
  description: html,
  commitment: html,
  instrumentation_excellence: textUpTo(maxLength.html),
  our_capabilities: textUpTo(maxLength.html),
  status,
});

export const leader = z.object({ id, image: media, name: needed, description: html, status });
export const teamMember = leader.extend({ position: text });
export const commitment = z.object({ id: id.optional(), title: needed, description: html, status });
export const illustrated = z.object({ id, image: media, title: needed, description: html, status });
export const statement = z.object({ description: html, status });
export const catalogue = z.object({ id: id.optional(), title: needed, pdf_file: media, status });
export const milestone = z.object({
  id: id.optional(),
  year: needed,
  title: needed,
  image: media,
  description: html,
  status,
});
export const product = illustrated.extend({ pdf_file: media });
export const picture = z.object({
  id,
  title: needed,
  image: neededMedia,
  status,
});
export const newsItem = illustrated.extend({ published_at: date });
export const blogItem = newsItem.extend({ summary: text, author: text });
export const about = z.object({ description: html, image: media, status });

/** What a visitor sends with the contact form. `page` is the address the form was opened from. */
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

/** The envelope of every answer. Records are left raw here, so that one bad record does not condemn the others. */
export const envelope = z.object({ data: z.unknown(), pagination: pagination.nullish() });

/** RFC 9457, the body of every refusal. */
export const problem = z.object({
  type: z.string().default("about:blank"),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
});
