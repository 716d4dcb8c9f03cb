/** The body of a response as the contract's `{ data, pagination }`. */
import type { z } from "zod";
import { isEmptyRecord, isRecord, listOf, type RawRecord } from "./raw-record.ts";
import { type Differences, phpList } from "./tolerance.ts";

type Call = { shape: "list" | "record"; schema: z.ZodType; limit?: number };
type Totals = { total: number; totalPages: number };

/**
 * Reads what the contract tolerates, too: a bare array, a list as PHP writes one whose items were filtered, and the totals of
 * Laravel and Strapi.
 * @param page that was asked for, of a list with pages
 */
export function readEnvelope(call: Call, body: unknown, found: Differences = new Set(), page = 1): unknown {
  const bare = call.shape === "list" ? listOf(body) : undefined;
  if (bare?.every((one) => isRecord(one) && hasField(call.schema, one))) {
    found.add("a bare array, without data and pagination: the site shows one page");
    if (isRecord(body)) found.add(phpList);
    return { data: bare, pagination: { total: bare.length, totalPages: Math.min(1, bare.length) } };
  }
  if (!isRecord(body) || body.data === undefined) return body;
  const { data } = body;
  if (call.shape === "record") return { data: recordOf(data, found) };
  const list = listOf(data);
  if (list && isRecord(data)) found.add(phpList);
  const received = { number: page, limit: call.limit ?? 0, records: list?.length ?? 0 };
  const totals = call.limit ? totalsOf(body, received, found) : undefined;
  // An empty object is a list only if nothing is to be listed: it may as well be a failure.
  const isNone = isEmptyRecord(data) && totals?.total === 0;
  return { data: isNone ? [] : (list ?? data), pagination: totals };
}

/** An array of other objects may be a failure. */
function hasField(schema: z.ZodType, record: RawRecord): boolean {
  const { shape } = schema as z.ZodObject;
  return Object.keys(record).some((name) => name in shape || name === "attributes");
}

/** The record of a call for one, `null` where there is none. */
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

/** The page that was asked for, counted from 1, and the number of records that came. */
type ReceivedPage = { number: number; limit: number; records: number };

/** @returns `undefined` where the response has none */
function totalsOf(
  { pagination, meta }: RawRecord,
  page: ReceivedPage,
  found: Differences,
): Totals | undefined {
  const sources: [source: unknown, name?: string][] = [
    [pagination],
    [Object(meta).pagination, "meta.pagination"],
    [meta, "totals in meta"],
  ];
  for (const [source, name] of sources) {
    if (!isRecord(source)) continue;
    const written = source.totalPages ?? source.pageCount ?? source.last_page;
    const [total, pages] = [count(source.total), count(written)];
    if ((total ?? pages) === undefined) continue;
    if (name) found.add(name);
    else if (typeof source.total === "string" || typeof written === "string") found.add("numbers as text");
    if (pages === undefined || pages !== Number(written))
      found.add(`${describe(written)} for totalPages, which is rounded up or counted from the total`);
    return completeTotals(total, pages, page, found);
  }
  return isRecord(pagination) && page.records === 0 ? { total: 0, totalPages: page.number - 1 } : undefined;
}

const describe = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? "nothing";

/** A number of things, rounded up: some backends divide without rounding. */
function count(value: unknown): number | undefined {
  const isText = typeof value === "string" && /^\d{1,15}(?:\.\d{1,15})?$/.test(value.trim());
  const number = Math.ceil(isText ? Number(value) : typeof value === "number" ? value : -1);
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/**
 * Trusts the stated number of pages, unless there is none, or the page is full and the total has more records. A page that came
 * with records exists.
 */
function completeTotals(
  total: number | undefined,
  pages: number | undefined,
  { number, limit, records }: ReceivedPage,
  found: Differences,
): Totals {
  // Some backends ignore the limit.
  const needed = total && Math.ceil(total / Math.max(limit, records));
  const counted = (number - 1) * limit + records;
  let totalPages = pages || needed || (records > 0 ? number : 0);
  if (needed && needed > totalPages && records === limit) totalPages = needed;
  if (records > 0) totalPages = Math.max(totalPages, number);
  if (pages !== undefined && pages !== totalPages)
    found.add(`totals that contradict each other, such as ${total ?? counted} records on ${pages} pages`);
  return { total: records > 0 ? Math.max(total ?? 0, counted) : (total ?? 0), totalPages };
}
