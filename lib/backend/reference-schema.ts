import { z } from "zod";
import { maxItems } from "./bounds.ts";
import {
  absent,
  gases,
  html,
  id,
  ids,
  imageFields,
  optionalText,
  pageFields,
  requiredText,
} from "./fields.ts";

/** A guaranteed value and the measured one, in the same unit. */
const guarantee = z.object({
  label: requiredText,
  guaranteed: z.number(),
  measured: z.number(),
  unit: optionalText,
  better: z.enum(["less", "more"]).meta({ description: "The side on which the guarantee is kept" }),
  note: optionalText.meta({ description: "At which the value was measured, such as a year" }),
});

/**
 * A plant or a service for one. `news` is the id of a news item about it, `updates` ids of those since, `expertise` of the fields that it
 * belongs to, `services` of the services that it shows, `products` of the products in it.
 */
export const reference = z.object({
  id,
  title: requiredText,
  year: requiredText,
  customer: optionalText,
  place: optionalText,
  country: optionalText,
  capacity: optionalText,
  scope: optionalText,
  gases,
  ...imageFields,
  news: z.union([id, absent]),
  updates: ids.meta({ description: "News items about what happened since" }),
  expertise: ids,
  services: ids,
  products: ids,
  description: html,
  phase: z
    .enum(["in_service", "commissioning", "service"])
    .nullish()
    .meta({ description: "`service`: a study, or work at a plant of others. The list is grouped by it" }),
  guarantees: z.array(guarantee).max(maxItems).nullish(),
  ...pageFields,
});
