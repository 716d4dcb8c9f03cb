import { z } from "zod";
import { fields, type Inquiry, storedNames } from "../form/fields.ts";

function schemaOf(name: (typeof storedNames)[number]): z.ZodType {
  const { maxLength, isRequired, type, pattern, isDuty } = fields[name];
  if (type === "email") return z.email({ pattern }).max(maxLength);
  const text = z.string().trim();
  if (isRequired) return text.min(1).max(maxLength);
  return isDuty ? text.max(maxLength).optional() : text.max(maxLength).default("");
}

/** Contents of the contact form. `page` is the URL from which the visitor opened it. */
export const inquiry = z.object(
  Object.fromEntries(storedNames.map((name) => [name, schemaOf(name)])),
) as unknown as z.ZodType<Inquiry>;
