import type { z } from "zod";
import { html } from "./fields.ts";
import { blockSchema } from "./page-schema.ts";
import { isRecord, type RawRecord } from "./raw-record.ts";

/** The texts with formatting of a record and of its blocks, each with the path of its field. @param schema of the call */
export function htmlTexts(
  schema: z.ZodType,
  record: RawRecord,
  prefix = "",
): [field: string, text: string][] {
  const own = Object.entries((schema as z.ZodObject).shape).flatMap(([name, field]) => {
    const text = record[name];
    return field === html && typeof text === "string" ? [[prefix + name, text] as [string, string]] : [];
  });
  const blocks = Array.isArray(record.blocks) ? record.blocks.filter(isRecord) : [];
  const inBlocks = blocks.flatMap((block, index) => {
    const type = blockSchema(block.type);
    return type ? htmlTexts(type, block, `blocks.${index + 1}.`) : [];
  });
  return [...own, ...inBlocks];
}
