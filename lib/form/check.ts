import { company } from "../site/company.ts";
import { asciiMailAddress, unwrapMailAddress } from "../text/mail-address.ts";
import { hasOneNumber } from "../text/numbers.ts";
import type { BrowserWords } from "../words/browser-words.ts";
import { fill } from "../words/fill.ts";
import { formatNumber } from "../words/formats.ts";
import {
  type FieldErrors,
  type FieldName,
  fieldNames,
  fields,
  flowUnits,
  type InputName,
  type InquiryFields,
  type InquiryResult,
  needsMessage,
  type pageField,
} from "./fields.ts";

type InquiryWords = BrowserWords["inquiry"];

type Posted = Partial<Record<InputName | typeof pageField, unknown>>;

type Checked = { ok: true; fields: InquiryFields } | { ok: false; errors: FieldErrors };

/**
 * Checks values of any type, in the browser and, once ./clean.ts has cleaned them, on the server; a missing one is empty. A flow
 * without a unit gets the selected one.
 * @param words of the messages
 */
export function checkFields(raw: Posted, words: InquiryWords): Checked {
  const texts = Object.fromEntries(fieldNames.map((name) => [name, normalizeText(name, raw[name] ?? "")]));
  texts.flow = withUnit(texts.flow, raw.flowUnit ?? "");
  const errors: FieldErrors = {};
  for (const name of fieldNames) {
    const error = errorOf(name, texts[name], words);
    if (error) errors[name] = error;
  }
  if (texts.message === "" && needsMessage({ ...texts, page: raw.page }))
    errors.message = words.fields.message.required;
  return Object.keys(errors).length > 0
    ? { ok: false, errors }
    : { ok: true, fields: texts as InquiryFields };
}

function errorOf(name: FieldName, value: unknown, words: InquiryWords): string | undefined {
  const { check } = words;
  const { called, required, format = "" }: FieldWords = words.fields[name];
  const { maxLength, pattern, isRequired } = fields[name];
  if (typeof value !== "string") return fill(check.text, { field: called });
  if (value.length > maxLength) return fill(check.length, { max: formatNumber(maxLength) });
  if (value === "") return isRequired ? required : undefined;
  return pattern && !pattern.test(value) ? fill(format, { example: company.phoneExample }) : undefined;
}

/** Beside a value without one number: it is sent, because a person reads it. */
export function noteOf(name: string, value: unknown, { check }: InquiryWords): string {
  const isQuantity = name === "flow" || name === "purity" || name === "pressure";
  return isQuantity && typeof value === "string" && value.trim() && !hasOneNumber(value)
    ? check.asWritten
    : "";
}

type FieldWords = { called: string; required?: string; format?: string };

/** The answer to fields that are invalid. */
export function invalidResponse(errors: FieldErrors, { check }: InquiryWords) {
  const count = Object.keys(errors).length;
  const message = count === 1 ? check.oneField : fill(check.fields, { count });
  return { outcome: "invalid", message, errors } as const satisfies InquiryResult;
}

/** @param unit any value, as it was posted */
export function withUnit(flow: unknown, unit: unknown): unknown {
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
