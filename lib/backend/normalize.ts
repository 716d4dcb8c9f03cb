/**
 * Brings the responses of existing backends into the contract's shape, before they are parsed: Laravel's resources and
 * paginators, Strapi's documents and entries, Directus' items, lists of PHP, bare records and arrays, escaped texts, and other
 * spellings of names. Values that it does not know stay as they are.
 */
import type { z } from "zod";
import { readDate } from "./dates.ts";
import { dateFields } from "./fields.ts";
import { formatBlocks } from "./html-fields.ts";
import { normalizeField } from "./normalize-field.ts";
import { blockSchema } from "./page-schema.ts";
import { findPagination } from "./pagination.ts";
import { decodeTexts } from "./plain-fields.ts";
import { withOwnDate } from "./publication-date.ts";
import { isEmptyRecord, isRecord, listOf, nameKey, type RawRecord } from "./raw-record.ts";

export type RawResponse = { data?: unknown; pagination?: unknown };

/** Names of the differences that were found, for `npm run check:backend`. */
export type Differences = Set<string>;

type Call = { shape: "list" | "record"; schema: z.ZodType; limit?: number };

const phpList = "a list as an object with numbers as names (in PHP, array_values makes it a list)";

/**
 * The body of a response, as `{ data, pagination }`.
 * @param page that was asked for, of a list with pages
 */
export function normalizeResponse(
  call: Call,
  body: unknown,
  found: Differences = new Set(),
  page = 1,
): unknown {
  const bare = call.shape === "list" ? listOf(body) : undefined;
  if (bare?.every((one) => isRecord(one) && hasField(call.schema, one))) {
    found.add("a bare array, without data and pagination: the site shows one page");
    if (isRecord(body)) found.add(phpList);
    return { data: bare, pagination: { total: bare.length, totalPages: Math.min(1, bare.length) } };
  }
  if (!isRecord(body)) return body;
  const { data = body.data, pagination = body.pagination, meta } = byName(body);
  if (data === undefined) {
    if (call.shape === "list" || !isRecordOf(call.schema, body)) return body;
    found.add("a bare record, without data");
    return { data: body };
  }
  if (call.shape === "record") return { data: recordOf(data, found) };
  const inner = isRecord(data) && listOf(data.data) ? data : undefined;
  if (inner) found.add("the list in data.data");
  const sources = inner ? [inner.pagination, inner.meta, inner] : [pagination, meta, body];
  const rows = inner ? inner.data : data;
  const list = listOf(rows);
  if (list && isRecord(rows)) found.add(phpList);
  const received = { number: page, limit: call.limit ?? 0, records: list?.length ?? 0 };
  const totals = call.limit ? findPagination(sources, received, found) : undefined;
  // An empty object is a list only if nothing is to be listed: it may as well be a failure.
  const isNone = isEmptyRecord(rows) && totals?.total === 0;
  return { data: isNone ? [] : (list ?? rows), pagination: totals };
}

/** The record of a call for one, `null` where there is none. A collection that was filtered by its id may contain it. */
function recordOf(data: unknown, found: Differences): unknown {
  const list = listOf(data);
  // PHP writes an object without fields as a list, and a row that is not there as false.
  if (list?.length === 0 || isEmptyRecord(data) || data === false) {
    found.add("an empty list or object, or false, for no record");
    return null;
  }
  if (list?.length !== 1 || !isRecord(list[0])) return data;
  found.add("a list with the one record");
  return list[0];
}

/** A record with the contract's names and values. @param schema of the call */
export function normalizeRecord(schema: z.ZodType, value: unknown, found: Differences = new Set()): unknown {
  if (!isRecord(value)) return value;
  const fields = fieldNames(schema);
  const unwrapped = unwrap(value, fields, found);
  const record = fields.has("publishedat") ? withOwnDate(unwrapped, found) : unwrapped;
  const result: RawRecord = {};
  for (const [name, raw] of Object.entries(record)) {
    const field = fields.get(nameKey(name));
    if (field === undefined || field === name) result[name] = raw;
    else if (!(field in record)) {
      found.add(`the name ${name} for ${field}`);
      result[field] = raw;
    }
  }
  // Strapi's numeric id changes with each publication.
  if (typeof record.documentId === "string") {
    found.add("documentId for id");
    result.id = record.documentId;
  }
  const { shape } = schema as z.ZodObject;
  for (const [name, raw] of Object.entries(result)) {
    if (dateFields.has(shape[name]?.def)) {
      result[name] = dateOf(name, raw, found);
      continue;
    }
    const normalized = normalizeField(name, raw, result);
    if (normalized === raw) continue;
    if (JSON.stringify(normalized) !== JSON.stringify(raw)) found.add(`another shape of ${name}`);
    result[name] = normalized;
  }
  if (Array.isArray(result.blocks))
    result.blocks = result.blocks.map((block) => normalizeBlock(block, found));
  formatBlocks(schema, result, found);
  return decodeTexts(schema, result, (name) => found.add(`entities or tags of HTML in ${name}`));
}

/** A block of a page is a record with the fields of its type. */
function normalizeBlock(block: unknown, found: Differences): unknown {
  const schema = isRecord(block) && blockSchema(block.type);
  return schema ? normalizeRecord(schema, block, found) : block;
}

/** ISO 8601; a value that is not understood stays as it is. */
function dateOf(name: string, raw: unknown, found: Differences): unknown {
  const read = readDate(raw);
  if ("fault" in read) return raw;
  for (const note of read.notes) found.add(`${name} ${note}`);
  return read.iso;
}

function unwrap(value: RawRecord, fields: Map<string, string>, found: Differences): RawRecord {
  const { data, attributes } = value;
  const hasFields = Object.keys(value).some((name) => fields.has(nameKey(name)) && name !== "id");
  if (isRecord(data) && !hasFields) {
    found.add("each record in data");
    return unwrap(data, fields, found);
  }
  if (!isRecord(attributes)) return value;
  found.add("each record in attributes");
  const { attributes: _, ...others } = value;
  return { ...others, ...attributes };
}

const cachedNames = new WeakMap<z.ZodType, Map<string, string>>();

/** The contract's names of the fields of a record, by their {@link nameKey}. */
function fieldNames(schema: z.ZodType): Map<string, string> {
  let names = cachedNames.get(schema);
  if (!names) {
    names = new Map(Object.keys((schema as z.ZodObject).shape).map((name) => [nameKey(name), name]));
    cachedNames.set(schema, names);
  }
  return names;
}

/** True for an object with a field of the contract, also in a wrapper. */
function hasField(schema: z.ZodType, record: RawRecord): boolean {
  const fields = fieldNames(schema);
  return Object.keys(record).some(
    (name) => fields.has(nameKey(name)) || ["data", "attributes"].includes(name),
  );
}

/** True for an object with a field of the contract; `title` and `status` alone are those of a problem, too. */
function isRecordOf(schema: z.ZodType, body: RawRecord): boolean {
  const fields = fieldNames(schema);
  return Object.keys(body).some(
    (name) => fields.has(nameKey(name)) && !["id", "title", "status"].includes(nameKey(name)),
  );
}

/** The three members of a response, where they are written in another way. */
function byName(body: RawRecord): RawRecord {
  const known = ["data", "pagination", "meta"];
  const entries = Object.entries(body).map(([name, value]) => [nameKey(name), value] as const);
  return Object.fromEntries(entries.filter(([name]) => known.includes(name)));
}
