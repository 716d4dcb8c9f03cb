/** Open positions. */
import { z } from "zod";
import { absent, date, html, id, optionalDate, optionalText, recordFields, requiredText } from "./fields.ts";

/** Of schema.org, in small letters. */
const employmentTypes = ["full_time", "part_time", "contractor", "temporary", "intern"] as const;

/** A position that the company wants to fill. */
export const opening = z.object({
  id,
  title: requiredText,
  place: optionalText.meta({ description: "City" }),
  employment: z.union([z.enum(employmentTypes), absent]),
  description: html,
  published_at: date,
  valid_through: optionalDate.meta({ description: "The last day on which it is shown" }),
  ...recordFields,
});
