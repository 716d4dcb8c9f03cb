import { cleanText, plainNumber } from "../text/characters.ts";
import { type FieldName, fieldNames, fields, type InputName } from "./fields.ts";

/**
 * Posted values as people mean them: what programs have added on the way is no reason to refuse an inquiry. Only the server
 * cleans, because the check has the same result without it. Values of other types stay.
 */
export function cleanFields(posted: Partial<Record<InputName, unknown>>): typeof posted {
  return { ...posted, ...Object.fromEntries(fieldNames.map((name) => [name, clean(name, posted[name])])) };
}

function clean(name: FieldName, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const { isLong, type } = fields[name];
  const text = cleanText(value, isLong);
  return type === "tel" ? plainNumber(text) : text;
}
