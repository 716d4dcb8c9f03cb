/**
 * Brings the responses of existing backends into the contract's shape, before they are parsed: Laravel's resources and
 * paginators, Strapi's documents and entries, Directus' items, bare records and arrays, and other spellings of names. Values that it does
 * not know stay as they are.
 */
import type { z } from "zod";
import { asDigits, isRecord, normalizeField, type RawRecord } from "./normalize-field.ts";

export type RawResponse = { data?: unknown; pagination?: unknown };

/** Names of the differences that were found, for `npm run check:backend`. */
export type Differences = Set<string>;

type Call = { shape: "list" | "record"; schema: z.ZodType; limit?: number };

/** `Total_Pages`, `totalPages` and `total-pages` are one name. */
const nameKey = (name: string) => name.toLowerCase().replaceAll(/[_-]/g, "");

/** The body of a response, as `{ data, pagination }`. */
export function normalizeResponse(call: Call, body: unknown, found: Differences = new Set()): unknown {
  if (
    Array.isArray(body) &&
    call.shape === "list" &&
    body.every((one) => isRecord(one) && hasField(call.schema, one))
  ) {
    found.add("a bare array, without data and pagination: the site shows one page");
    return { data: body, pagination: { total: body.length, totalPages: Math.min(1, body.length) } };
  }
  if (!isRecord(body)) return body;
  const { data = body.data, pagination = body.pagination, meta } = byName(body);
  if (data === undefined) {
    if (call.shape === "list" || !isRecordOf(call.schema, body)) return body;
    found.add("a bare record, without data");
    return { data: body };
  }
  const inner = isRecord(data) && Array.isArray(data.data) ? data : undefined;
  if (call.shape === "record") {
    // A collection that was filtered by its id.
    const [first, ...others] = Array.isArray(data) ? data : [data];
    const isWrapped = Array.isArray(data) && isRecord(first) && others.length === 0;
    if (isWrapped) found.add("a list with the one record");
    return { data: isWrapped ? first : data };
  }
  if (inner) found.add("the list in data.data");
  const sources = inner ? [inner.pagination, inner.meta, inner] : [pagination, meta, body];
  return { data: inner?.data ?? data, pagination: findPagination(sources, call.limit, found) };
}

/** A record with the contract's names and values. @param schema of the call */
export function normalizeRecord(schema: z.ZodType, value: unknown, found: Differences = new Set()): unknown {
  if (!isRecord(value)) return value;
  const fields = fieldNames(schema);
  const record = unwrap(value, fields, found);
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
  for (const [name, raw] of Object.entries(result)) {
    if (typeof raw !== "object" && typeof raw !== "string") continue;
    const normalized = normalizeField(name, raw, result);
    if (normalized === raw) continue;
    if (JSON.stringify(normalized) !== JSON.stringify(raw)) found.add(`another shape of ${name}`);
    result[name] = normalized;
  }
  return result;
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

/** The first source that says how many records and pages there are; the contract's own is left to its schema. */
function findPagination(sources: unknown[], limit: number | undefined, found: Differences): unknown {
  const [own, meta, flat] = sources;
  if (own !== undefined && own !== null) return isRecord(own) ? (readTotals(own, limit, found) ?? own) : own;
  const nested = isRecord(meta) ? meta.pagination : undefined;
  for (const source of [nested, meta, flat]) {
    const totals = isRecord(source) && readTotals(source, limit, found);
    if (!totals) continue;
    found.add(
      source === nested ? "meta.pagination" : source === meta ? "totals in meta" : "totals beside data",
    );
    return totals;
  }
  return own;
}

const totalNames = ["total", "totalcount", "filtercount"];
const pageNames = ["totalpages", "lastpage", "pagecount"];
const sizeNames = ["perpage", "pagesize", "limit"];

function readTotals(source: RawRecord, limit: number | undefined, found: Differences) {
  const values = new Map(Object.entries(source).map(([name, value]) => [nameKey(name), value]));
  const first = (names: string[]) =>
    names.map((name) => values.get(name)).find((value) => value !== undefined);
  // Directus has separate counts for filtered and for all records.
  const total = asDigits(first(values.has("filtercount") ? ["filtercount"] : totalNames));
  const pages = asDigits(first(pageNames));
  if (total !== undefined && pages !== undefined) {
    if (typeof source.totalPages === "string" || typeof source.total === "string")
      found.add("numbers as text");
    return { total, totalPages: pages };
  }
  const size = asDigits(first(sizeNames)) ?? (values.has("filtercount") ? limit : undefined);
  if (total === undefined || !size || typeof total !== "number" || typeof size !== "number") return undefined;
  return { total, totalPages: Math.ceil(total / size) };
}
