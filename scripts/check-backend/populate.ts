/** Relations and components that a backend sends without what they lead to, unless it is asked for that. */
import type { z } from "zod";
import { isRecord, type RawRecord } from "../../lib/backend/raw-record.ts";
import type { ReportRow } from "./report.ts";

const related = [
  "image",
  "image_dark",
  "images",
  "pdf_file",
  "site_logo",
  "expertise",
  "news",
  "products",
  "seo",
];

/** A remedy for a field that is invalid because what it leads to is missing; "" for another fault. */
export function populateHint(record: unknown, field: string): string {
  const [name = ""] = field.split(".");
  const value = related.includes(name) && isRecord(record) ? record[name] : undefined;
  const isIncomplete = [value]
    .flat()
    .some((one) => typeof one === "number" || (isRecord(one) && "id" in one));
  return isIncomplete ? `; it came without what it leads to: ${remedy(name)}` : "";
}

/** Notes images that were perhaps not asked for: Strapi leaves out the fields for them. */
export function noteUnsent(row: ReportRow, schema: z.ZodType, record: RawRecord, place: string): void {
  const note = (field: string, how: string) =>
    row.notes.push(`was not sent; if your type has this field, ${how}`, `${place}, field ${field}`);
  const { seo } = record;
  if (isRecord(seo) && "id" in seo && !("image" in seo)) note("seo.image", remedy("seo"));
  if (!("documentId" in record)) return;
  for (const field of ["image", "images"])
    if (field in (schema as z.ZodObject).shape && !(field in record))
      note(field, "ask for it with populate=*");
}

const remedy = (name: string) =>
  `populate deeper, with populate[${name}][populate]=* in Strapi, fields=*,${name}.* in Directus`;
