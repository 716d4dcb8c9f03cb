import type { Fields } from "../../content/fields.ts";
import { isRecord, type RawRecord } from "./raw-record.ts";

/** The texts with formatting of a record and of its blocks, each with the path of its field. @param fields of its kind */
export function htmlTexts(fields: Fields, record: RawRecord, prefix = ""): [field: string, text: string][] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = record[name];
    if (field.type === "html") return typeof value === "string" ? [[prefix + name, value]] : [];
    if (field.type !== "blocks" || !Array.isArray(value)) return [];
    return value.filter(isRecord).flatMap((block, index) => {
      const own = field.types[String(block.type)];
      return own ? htmlTexts(own.fields, block, `${prefix}${name}.${index + 1}.`) : [];
    });
  });
}
