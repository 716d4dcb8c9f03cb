/** The company as editors describe it: its settings, and the parts of the home page that belong to no other kind. */
import { z } from "zod";
import { projectPhases } from "../plant/places.ts";
import { socialNetworks } from "../site/company.ts";
import { groupKeys } from "../site/navigation.ts";
import { maxEntries } from "./bounds.ts";
import {
  absent,
  duty,
  link,
  media,
  optionalText,
  recordFields,
  requiredText,
  target,
  text,
} from "./fields.ts";

const editorsLink = z.object({ label: requiredText, href: target });

export const setting = z.object({
  phone: text,
  official_email: text,
  sales_email: text,
  whatsapp_number: text,
  address: text,
  site_logo: media,
  map_link: link,
  careers_email: optionalText,
  press_email: optionalText,
  registration_number: optionalText,
  tax_number: optionalText,
  tagline: optionalText.meta({ description: "One sentence that describes the company to search engines" }),
  founding_story: optionalText.meta({ description: "Above the timeline" }),
  social_profiles: z
    .array(z.object({ network: z.enum(socialNetworks), href: target }))
    .max(maxEntries)
    .nullish(),
  locations: z
    .array(z.object({ name: requiredText, address: text, phone: optionalText, email: optionalText }))
    .max(maxEntries)
    .nullish()
    .meta({ description: "Further offices and works, besides the one at `address`" }),
  menu_links: z
    .array(editorsLink.extend({ menu: z.enum(groupKeys) }))
    .max(maxEntries)
    .nullish()
    .meta({ description: "Links below those that the site has in a group of the menu" }),
  footer_columns: z
    .array(z.object({ heading: requiredText, links: z.array(editorsLink).max(maxEntries) }))
    .max(4)
    .nullish()
    .meta({ description: "Columns of the footer besides those that the site has" }),
  ...recordFields,
});

export const home = z.object({
  phases: z
    .array(
      z.object({
        symbol: z.union([z.enum(projectPhases), absent]),
        name: requiredText,
        text: optionalText,
        duration: optionalText,
      }),
    )
    .max(maxEntries)
    .nullish()
    .meta({ description: "The phases of a turnkey project, in their order" }),
  phases_note: optionalText.meta({ description: "What the durations of the phases hold for" }),
  industries: z
    .array(z.object({ name: requiredText, ...duty }))
    .max(maxEntries)
    .nullish()
    .meta({ description: "Industries served, with what the finder starts with" }),
  closing_heading: optionalText.meta({ description: "The call to action at the end" }),
  closing_text: optionalText,
  ...recordFields,
});
