import { asciiMailAddress, unwrapMailAddress } from "../text/mail-address.ts";
import {
  type FieldErrors,
  type FieldName,
  fieldNames,
  fields,
  flowUnits,
  type InputName,
  type InquiryFields,
} from "./fields.ts";

export type Checked = { ok: true; fields: InquiryFields } | { ok: false; errors: FieldErrors };

/**
 * Checks values of any type, in the browser and, once ./clean.ts has cleaned them, on the server; a missing one is empty. A flow
 * without a unit gets the selected one.
 */
export function checkFields(raw: Partial<Record<InputName, unknown>>): Checked {
  const texts = Object.fromEntries(fieldNames.map((name) => [name, normalizeText(name, raw[name] ?? "")]));
  texts.flow = withUnit(texts.flow, raw.flowUnit ?? "");
  const errors: FieldErrors = {};
  for (const name of fieldNames) {
    const error = errorOf(name, texts[name]);
    if (error) errors[name] = error;
  }
  return Object.keys(errors).length > 0
    ? { ok: false, errors }
    : { ok: true, fields: texts as InquiryFields };
}

function errorOf(name: FieldName, value: unknown): string | undefined {
  const { called, maxLength, required, format } = fields[name];
  if (typeof value !== "string") return `${called} must be text.`;
  if (value.length > maxLength) return `At most ${maxLength.toLocaleString("en")} characters.`;
  if (value === "") return required;
  return format && !format.pattern.test(value) ? format.message : undefined;
}

/** @param unit any value, as it was posted */
function withUnit(flow: unknown, unit: unknown): unknown {
  if (typeof flow !== "string" || flow === "" || /\p{L}/u.test(flow)) return flow;
  const known = unit === "" ? flowUnits[0] : flowUnits.find((candidate) => candidate === unit);
  // Of another type, so that it is rejected: a number in an unknown unit must not pass for one in a known one.
  return known ? `${flow}\u00a0${known}` : null;
}

function normalizeText(name: FieldName, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const text = value.trim();
  return fields[name].type === "email" ? asciiMailAddress(unwrapMailAddress(text)) : text;
}
