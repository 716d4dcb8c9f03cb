import { z } from "zod";
import { fields, type Inquiry, needsMessage, storedNames } from "../form/fields.ts";

function schemaOf(name: (typeof storedNames)[number]): z.ZodType {
  const { maxLength, isRequired, type, pattern, since } = fields[name];
  if (type === "email") return z.email({ pattern }).max(maxLength);
  const text = z.string().trim();
  if (isRequired) return text.min(1).max(maxLength);
  return since ? text.max(maxLength).optional() : text.max(maxLength).default("");
}

const fieldsOfForm = z.object(Object.fromEntries(storedNames.map((name) => [name, schemaOf(name)])));

/** Contents of the contact form. `page` is the URL from which the visitor opened it. */
export const inquiry = fieldsOfForm.refine((values) => values.message || !needsMessage(values), {
  path: ["message"],
  error: "Required without a product's page or a duty",
}) as unknown as z.ZodType<Inquiry>;
