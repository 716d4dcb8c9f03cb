/** Pages that editors compose of blocks, at addresses of their own. */
import { z } from "zod";
import { fixedPaths } from "../site/fixed-paths.ts";
import { splitLanguage } from "../site/language-path.ts";
import { groupKeys } from "../site/navigation.ts";
import { composedHref, maxPageSlug, pageSlug } from "../site/page-slug.ts";
import { isLanguage } from "../words/language.ts";
import { maxBlocks, maxItems } from "./bounds.ts";
import {
  absent,
  duty,
  html,
  id,
  ids,
  imageFields,
  optionalText,
  pageFields,
  pulledFigure,
  requiredText,
  target,
  text,
} from "./fields.ts";

const heading = optionalText;

/** The kinds of records of which a block shows some. */
const records = {
  products: ids,
  references: ids,
  services: ids,
  expertise: ids,
  news: ids,
  blog: ids,
  leadership: ids,
  team: ids,
  catalogues: ids,
};

export const recordKinds = Object.keys(records) as (keyof typeof records)[];

const blockSchemas = [
  z.object({ type: z.literal("text"), heading, text: html }),
  z.object({ type: z.literal("picture"), heading, text: html, ...imageFields }),
  z.object({ type: z.literal("figures"), heading, figures: z.array(pulledFigure).min(2).max(maxItems) }),
  z.object({ type: z.literal("records"), heading, ...records }),
  z.object({
    type: z.literal("questions"),
    heading,
    questions: z
      .array(z.object({ question: requiredText, answer: text.pipe(z.string().min(1)) }))
      .max(maxItems),
  }),
  z.object({
    type: z.literal("action"),
    heading: requiredText,
    text: optionalText,
    label: requiredText,
    href: target,
  }),
  z.object({
    type: z.literal("inquiry"),
    heading,
    subject: optionalText,
    ...duty,
  }),
] as const;

/** The schema of a block by its type; undefined for a type that the contract does not have. */
export function blockSchema(type: unknown): z.ZodObject | undefined {
  return blockSchemas.find(({ shape }) => shape.type.value === type);
}

/** Neither that of a fixed page, nor that of a language: `hi`, `hi-in`. */
function isFree(slug: string): boolean {
  const href = composedHref(slug);
  return !fixedPaths.includes(href) && !isLanguage(slug) && splitLanguage(href).path === href;
}

export const page = z.object({
  id: id
    .pipe(
      z
        .string()
        .max(maxPageSlug)
        .regex(pageSlug)
        .refine(isFree, { error: "expected an address that the site has no page of its own for" }),
    )
    .meta({ description: "The address of the page: `careers` is at `/careers`" }),
  title: requiredText,
  summary: optionalText.meta({ description: "One sentence below the title" }),
  ...imageFields,
  blocks: z.array(z.discriminatedUnion("type", blockSchemas)).max(maxBlocks).nullish(),
  menu: z
    .enum(groupKeys)
    .nullish()
    .meta({ description: "The group of the menu in which the page is linked" }),
  footer: z
    .union([z.boolean(), absent])
    .transform((value) => value === true)
    .meta({ description: "Linked in the footer" }),
  ...pageFields,
});
