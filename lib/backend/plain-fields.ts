/** Texts of plain fields in which a backend has written HTML: `Oil &amp; Gas`, `Plot 7<br>Pune`, `CO<sub>2</sub>`. */
import { Parser } from "htmlparser2";
import { z } from "zod";
import { plainFields } from "./fields.ts";
import { isRecord, type RawRecord } from "./raw-record.ts";

type Decode = (value: unknown) => unknown;

const decoders = new WeakMap<z.ZodType, [name: string, decode: Decode][]>();

/**
 * Decodes the plain texts of a record once; HTML and URLs stay as they are.
 * @param onDecoded is called with the name of each field of the record that changes
 */
export function decodeTexts(
  schema: z.ZodType,
  record: RawRecord,
  onDecoded: (name: string) => void,
): RawRecord {
  let fields = decoders.get(schema);
  if (!fields) {
    fields = fieldDecoders(schema as z.ZodObject);
    decoders.set(schema, fields);
  }
  return decodeFields(record, fields, onDecoded);
}

function fieldDecoders({ shape }: z.ZodObject): [string, Decode][] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const decode = decoderOf(schema as z.ZodType);
    return decode ? [[name, decode] as [string, Decode]] : [];
  });
}

/** `undefined` for a schema without plain texts. */
function decoderOf(schema: z.ZodType): Decode | undefined {
  const separator = plainFields.get(schema.def);
  if (separator !== undefined)
    return (value) => (typeof value === "string" ? decodeText(value, separator) : value);
  if (schema instanceof z.ZodObject) {
    const fields = fieldDecoders(schema);
    return fields.length > 0 ? (value) => (isRecord(value) ? decodeFields(value, fields) : value) : undefined;
  }
  if (schema instanceof z.ZodArray) {
    const decode = decoderOf(schema.element as z.ZodType);
    return decode && ((value) => (Array.isArray(value) ? decodeItems(value, decode) : value));
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return decoderOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return decoderOf(schema.in as z.ZodType);
  // Blocks of pages are decoded as records of their own.
  if (!(schema instanceof z.ZodUnion) || schema instanceof z.ZodDiscriminatedUnion) return undefined;
  return schema.options.map((option) => decoderOf(option as z.ZodType)).find(Boolean);
}

/** The record itself where no field changes. */
function decodeFields(record: RawRecord, fields: [string, Decode][], onDecoded?: (name: string) => void) {
  let result = record;
  for (const [name, decode] of fields) {
    const decoded = decode(record[name]);
    if (decoded === record[name]) continue;
    onDecoded?.(name);
    result = { ...result, [name]: decoded };
  }
  return result;
}

function decodeItems(items: unknown[], decode: Decode): unknown[] {
  const decoded = items.map(decode);
  return decoded.some((item, index) => item !== items[index]) ? decoded : items;
}

/** A tag without attributes, or whose first one has a value: in "a <b and c> d" there is none. */
const tag = (names: string) => {
  const attribute = `\\s+[^\\s"'<>=/]+\\s*=\\s*(?:"[^"<]*"|'[^'<]*'|[^\\s"'<>]+)`;
  return new RegExp(`</?(?:${names})(?:${attribute}(?:${attribute}|\\s+[a-z-]+){0,20})?\\s*/?>`, "gi");
};
const lineTag = tag("br|hr|p|div|[uod]l|li|d[td]|h[1-6]|table|t[rdh]|tbody|blockquote|section|article|pre");
const inlineTag = tag(
  "a|abbr|acronym|b|big|center|cite|code|del|em|font|i|img|ins|kbd|mark|nobr|o:p|q|s|small|span|strike|strong|style|script|tt|u|var|wbr",
);
const levelTag = tag("sub|sup");
const level = /<(sub|sup)\b[^<>]{0,100}>([^<>]{0,40})<\/\1\s*>/gi;
/** The semicolon is required: `R&D`, `&copy=1`. */
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

const levelCharacters = "0123456789+-=()";
const levels = { sub: "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎", sup: "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾" };

/** Tags come before the entities, so that `&lt;br&gt;` stays a text. */
function decodeText(text: string, separator: string): string {
  const plain = text.includes("<") ? withoutTags(text, separator) : text;
  return plain.includes("&") ? plain.replace(entity, decodeEntity) : plain;
}

function withoutTags(text: string, separator: string): string {
  const lines = text
    .replace(inlineTag, "")
    .replace(level, (_, name: string, inner: string) => atLevel(name.toLowerCase(), inner))
    .replace(levelTag, "")
    .split(lineTag);
  if (lines.length === 1) return lines[0] ?? "";
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(separator);
}

/** Digits and signs as characters that are lowered or raised themselves; anything with letters, such as NOx, stays. */
function atLevel(name: string, inner: string): string {
  const text = inner
    .replace(entity, decodeEntity)
    .replace(/[\u2212\u2013]/g, "-")
    .trim();
  if (!/^[\d+=(). ,-]*\d[\d+=(). ,-]*$|^[+-]$/.test(text)) return inner;
  const characters = levels[name === "sub" ? "sub" : "sup"];
  return text.replace(/[\d+=()-]/g, (sign) => characters[levelCharacters.indexOf(sign)] ?? sign);
}

function decodeEntity(written: string): string {
  // No entity of HTML, but written by those who know `&sup2;`.
  const [, digit] = /^&sub(\d);$/i.exec(written) ?? [];
  if (digit) return atLevel("sub", digit);
  let text = "";
  const ontext = (part: string) => {
    text += part;
  };
  new Parser({ ontext }).end(written);
  return text;
}
