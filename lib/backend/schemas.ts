/**
 * The records of the contract. The site parses every response with these schemas, the embedded backend validates its files
 * with them, and the OpenAPI document is generated from them. They accept harmless differences between backends (null for
 * an empty field, a number for a text) and reject records that a page could not show (no title, no id).
 */
import { z } from "zod";
import { maxItems, maxLength } from "./bounds.ts";
import {
  absent,
  clean,
  dataSheetFields,
  date,
  documentFields,
  gases,
  html,
  id,
  ids,
  imageFields,
  images,
  media,
  number,
  optionalDate,
  optionalLink,
  optionalText,
  pageFields,
  pulledFigures,
  recordFields,
  requiredMedia,
  requiredText,
  status,
  text,
  textUpTo,
} from "./fields.ts";

export { home, setting } from "./company-schema.ts";
export { inquiry } from "./inquiry-schema.ts";
export { opening } from "./opening-schema.ts";
export { page } from "./page-schema.ts";
export { reference } from "./reference-schema.ts";

export const banner = z.object({ title: text, description: text, ...imageFields, ...recordFields });

/** A service or expertise entry in its list. */
export const entry = z.object({ id, title: requiredText, ...recordFields });
export const serviceEntry = entry.extend({
  group: optionalText.meta({ description: "Services of a group are side by side in the menu" }),
});

/** One row of the data of a product, service or expertise entry: a value, or a range of numbers. */
export const spec = z.object({
  key: requiredText.meta({
    description: "Compared between products: capacity, purity, pressure, power, footprint",
  }),
  label: requiredText,
  value: optionalText,
  min: number,
  max: number,
  unit: optionalText,
  condition: optionalText.meta({ description: "At which the value holds, such as a purity" }),
});

const specs = z.array(spec).max(maxItems).nullish();

/** A complete service or expertise entry. */
export const detail = z.object({
  id: id.optional(),
  title: requiredText,
  description: html,
  images,
  image_alt: optionalText,
  symbol: optionalText,
  specs,
  ...pageFields,
});

/** Two fields contain JSON as a string. The specification wants them read, but not shown. */
export const story = z.object({
  description: html,
  commitment: html,
  instrumentation_excellence: textUpTo(maxLength.html),
  our_capabilities: textUpTo(maxLength.html),
  figures: pulledFigures,
  ...recordFields,
});

export const leader = z.object({
  id,
  ...imageFields,
  name: requiredText,
  description: html,
  ...recordFields,
});
export const teamMember = leader.extend({ position: text });
export const commitment = z.object({
  id: id.optional(),
  title: requiredText,
  description: html,
  ...recordFields,
});
export const illustrated = z.object({
  id,
  ...imageFields,
  title: requiredText,
  description: html,
  ...pageFields,
});
export const statement = z.object({ description: html, figures: pulledFigures, ...recordFields });

export const catalogue = z.object({
  id: id.optional(),
  title: requiredText,
  pdf_file: media,
  ...documentFields,
  ...recordFields,
});
export const milestone = z.object({
  id: id.optional(),
  year: requiredText,
  title: requiredText,
  ...imageFields,
  description: html,
  ...recordFields,
});

export const product = illustrated.extend({
  ...dataSheetFields,
  tag: optionalText,
  family: optionalText,
  gases,
  specs,
  expertise: ids,
});

/** The sizes for which a family of plants is built, at and between its models. `expertise`: the field whose products are its models. */
export const family = z.object({
  id,
  name: requiredText,
  gases,
  range: z
    .array(spec.pick({ key: true, min: true, max: true, unit: true }))
    .max(maxItems)
    .nullish(),
  expertise: z.union([id, absent]),
  ...recordFields,
});

export const picture = z.object({
  id,
  title: requiredText,
  ...imageFields,
  image: requiredMedia,
  ...recordFields,
});
export const newsItem = illustrated.extend({ published_at: date, figures: pulledFigures });
export const blogItem = newsItem.extend({ summary: text, author: text });
export const about = z.object({ description: html, figures: pulledFigures, ...imageFields, ...recordFields });

export const figure = z.object({
  id: id.optional(),
  value: requiredText,
  unit: optionalText,
  label: requiredText,
  href: optionalLink.meta({ description: "The page or document that proves the figure" }),
  as_of: optionalDate,
  ...recordFields,
});

export const certificate = z.object({
  id: id.optional(),
  title: requiredText,
  issuer: optionalText,
  valid_until: optionalDate,
  pdf_file: media,
  ...recordFields,
});

export const privacy = z.object({ description: html, updated_at: optionalDate, ...recordFields });

/** `from`: a path of the site. `to`: a path, or a URL at the site or elsewhere. */
export const redirect = z.object({
  from: z.string().max(maxLength.url).transform(clean).pipe(z.string().min(1)),
  to: z.string().max(maxLength.url).transform(clean).pipe(z.string().min(1)),
  permanent: z.union([z.boolean(), absent]).transform((value) => value === true),
  status,
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
