/**
 * Values as a backend in PHP sends them, brought to the contract's before zod parses them. The type of a field decides: a text may
 * have entities, a list may be an object with numbers as names, a number may be a text, and a time may lack its zone.
 */
import { z } from "zod";
import { readNumber } from "../text/numbers.ts";
import { maxIn } from "../text/units.ts";
import { readDate } from "./dates.ts";
import { dateFields, percent, plainFields } from "./fields.ts";
import { decodeText } from "./plain-text.ts";
import { isEmptyRecord, isRecord, listOf, type RawRecord } from "./raw-record.ts";

/** Names of the differences that were found, for `npm run check:backend`. */
export type Differences = Set<string>;

/** Receives a difference, which `{}` stands for the field in. */
type Note = (difference: string) => void;
type Read = (value: unknown, note: Note, parent: RawRecord) => unknown;
type Fields = [name: string, read: Read][];

export const phpList = "a list as an object with numbers as names (in PHP, array_values makes it a list)";

/** A record with the contract's values; what cannot be read stays as it is. @param schema of the call */
export function readRecord(schema: z.ZodType, value: unknown, found: Differences = new Set()): unknown {
  if (!isRecord(value)) return value;
  return readFields(unwrap(value, found), fieldsOf(schema as z.ZodObject), (name) => (difference) => {
    found.add(difference.replace("{}", name));
  });
}

/** A record of Strapi 4 has its fields in `attributes`. */
function unwrap(value: RawRecord, found: Differences): RawRecord {
  const { attributes, ...others } = value;
  if (!isRecord(attributes)) return value;
  found.add("each record in attributes");
  return { ...others, ...attributes };
}

const known = new WeakMap<z.ZodType, Fields>();

function fieldsOf(schema: z.ZodObject): Fields {
  let fields = known.get(schema);
  if (!fields) {
    fields = Object.entries(schema.shape).flatMap(([name, field]) => {
      const read = readerOf(field as z.ZodType);
      return read ? [[name, read] as [string, Read]] : [];
    });
    known.set(schema, fields);
  }
  return fields;
}

/** The record itself where no field changes. */
function readFields(record: RawRecord, fields: Fields, noteFor: (name: string) => Note): RawRecord {
  let result = record;
  for (const [name, read] of fields) {
    const value = read(record[name], noteFor(name), record);
    if (value !== record[name]) result = { ...result, [name]: value };
  }
  return result;
}

/** `undefined` for a schema that accepts nothing but its own values. */
function readerOf(schema: z.ZodType): Read | undefined {
  const separator = plainFields.get(schema.def);
  if (separator !== undefined) return textReader(separator);
  if (dateFields.has(schema.def)) return dateOf;
  if (schema.def === percent.def) return numberReader(() => "%");
  if (schema instanceof z.ZodNumber) return numberReader(({ unit }) => unit);
  if (schema instanceof z.ZodBoolean) return booleanOf;
  if (schema instanceof z.ZodArray) return listReader(readerOf(schema.element as z.ZodType));
  if (schema instanceof z.ZodObject) return objectReader(fieldsOf(schema));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return readerOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return readerOf(schema.in as z.ZodType);
  if (schema instanceof z.ZodDiscriminatedUnion) return variantReader(schema);
  if (!(schema instanceof z.ZodUnion)) return undefined;
  const options = schema.options as z.ZodType[];
  // Digits of a text are not a number: an id, or a telephone number.
  const hasText = options.some((option) => option instanceof z.ZodString);
  return options
    .filter((option) => !(hasText && option instanceof z.ZodNumber))
    .map(readerOf)
    .find(Boolean);
}

const textReader =
  (separator: string): Read =>
  (value, note) => {
    const text = typeof value === "string" ? decodeText(value, separator) : value;
    if (text !== value) note("entities or tags of HTML in {}");
    return text;
  };

/** ISO 8601. */
const dateOf: Read = (value, note) => {
  const read = readDate(value);
  if ("fault" in read) return value;
  for (const difference of read.notes) note(`{} ${difference}`);
  return read.iso;
};

const numberReader =
  (unitOf: (parent: RawRecord) => unknown): Read =>
  (value, note, parent) => {
    if (typeof value !== "string") return value;
    note("a text for a number in {}");
    return value.trim() === "" ? null : (readNumber(value, maxIn(String(unitOf(parent) ?? ""))) ?? value);
  };

const booleans = new Map([
  ["1", true],
  ["true", true],
  ["0", false],
  ["false", false],
  ["", false],
]);
const booleanOf: Read = (value, note) => {
  if (typeof value !== "string" && typeof value !== "number") return value;
  note("a text or number for true or false in {}");
  return booleans.get(String(value).toLowerCase()) ?? value;
};

const listReader =
  (read: Read | undefined): Read =>
  (value, note, parent) => {
    const list = isEmptyRecord(value) ? [] : listOf(value);
    if (!list) return value;
    if (list !== value) note(`{}: ${phpList}`);
    const items = read ? list.map((item) => read(item, note, parent)) : list;
    return items.every((item, index) => item === list[index]) ? list : items;
  };

const objectReader =
  (fields: Fields): Read =>
  (value, note) => {
    // PHP writes an object without fields as a list.
    if (Array.isArray(value) && value.length === 0) return null;
    return isRecord(value) ? readFields(value, fields, () => note) : value;
  };

/** An object whose fields depend on its type, such as a block of a page. */
function variantReader({ options, def }: z.ZodDiscriminatedUnion): Read {
  const readers = new Map(
    (options as z.ZodObject[]).map((option) => {
      const { value } = option.shape[def.discriminator] as z.ZodLiteral;
      return [value as unknown, readerOf(option)];
    }),
  );
  return (value, note, parent) =>
    readers.get(isRecord(value) ? value[def.discriminator] : undefined)?.(value, note, parent) ?? value;
}
